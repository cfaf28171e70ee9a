import { useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { blockWithEntry } from '../../nav/blockWithEntry.ts'
import { entryState, updateEntryState } from '../../nav/entryState.ts'
import { Button } from '../controls/Button.tsx'
import { AboveReads } from '../feedback/Failure.tsx'
import { useDelayed } from '../feedback/useDelayed.ts'
import { Skeleton } from '../lists/Skeleton.tsx'
import { Banners, shownBanners } from './Banners.tsx'
import { Sheet } from './Sheet.tsx'

type BannerList = Parameters<typeof shownBanners>[0]

interface Props {
  title: string
  /** Undefined while loading; empty after a failed read. */
  banners: BannerList | undefined
  children: ReactNode
}

/** Banners that take longer are skipped. */
const bannerTimeoutMs = 5_000

/** The content follows once the banners are closed (product, screens). */
export function BannersFirst({ title, banners, children }: Props) {
  const [isThrough, setIsThrough] = useState(entryState().bannersShown === true)
  const above = useContext(AboveReads)
  const isLate = useDelayed(banners === undefined && !isThrough, bannerTimeoutMs)
  // Decided once, because late banners must not replace the content.
  if (!isThrough && (isLate || (banners && shownBanners(banners).length === 0))) setIsThrough(true)
  if (!isThrough && banners)
    return <BannerSheet key="banners" title={title} banners={banners} onSeen={() => setIsThrough(true)} />
  return (
    <Sheet key="dialog" title={title}>
      {!isThrough && above}
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
    // A step back then shows no banners.
    updateEntryState({ bannersShown: true })
    return blockWithEntry(() => leave())
  }, [])
  return (
    <Sheet title={title} onClose={onSeen}>
      <Banners label={title} banners={banners} />
      <Button onClick={onSeen}>{t('continue')}</Button>
    </Sheet>
  )
}
