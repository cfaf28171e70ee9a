import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { blockWithEntry } from '../nav/blockWithEntry.ts'
import { Banners, shownBanners } from './Banners.tsx'
import { Button } from './Button.tsx'
import { Sheet } from './Sheet.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useDelayed } from './useDelayed.ts'

type BannerList = Parameters<typeof shownBanners>[0]

interface Props {
  title: string
  /** Undefined while they are read; a failed read is no banners. */
  banners: BannerList | undefined
  /** Closes the dialog, or goes away before the banners have come. */
  onClose(): void
  /** What the dialog holds once the banners are closed, or at once without any. */
  children: ReactNode
}

/** Banners that take longer than this (ms) are done without. */
const patience = 5_000

/** On the history entry of the dialog, so that the way back from another dialog does not lead through the banners again. */
const wereShown = () => (window.history.state as { bannersShown?: true } | null)?.bannersShown === true
const noteShown = () =>
  window.history.replaceState({ ...(window.history.state as object | null), bannersShown: true }, '')

/** A dialog that shows the operator's banners first: however they are closed, what it is for follows (spec, section 2). */
export function BannersFirst({ title, banners, onClose, children }: Props) {
  const [isThrough, setIsThrough] = useState(wereShown)
  const isLate = useDelayed(banners === undefined && !isThrough, patience)
  // Decided once: banners that come later, or with a later reading, must not take the dialog away.
  if (!isThrough && (isLate || (banners && shownBanners(banners).length === 0))) setIsThrough(true)
  if (!isThrough && banners)
    return <BannerSheet key="banners" title={title} banners={banners} onSeen={() => setIsThrough(true)} />
  return (
    <Sheet key="dialog" title={title} onClose={onClose}>
      {isThrough ? children : <Skeleton height={280} />}
    </Sheet>
  )
}

interface BannerSheetProps {
  title: string
  banners: BannerList
  onSeen(): void
}

function BannerSheet({ title, banners, onSeen }: BannerSheetProps) {
  const { t } = useTranslation('shared')
  const leave = useEffectEvent(onSeen)
  useEffect(() => {
    noteShown()
    return blockWithEntry(() => leave())
  }, [])
  return (
    <Sheet title={title} onClose={onSeen}>
      <Banners label={title} banners={banners} />
      <Button onClick={onSeen}>{t('continue')}</Button>
    </Sheet>
  )
}
