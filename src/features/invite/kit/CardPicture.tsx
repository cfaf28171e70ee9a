import { Share } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/Button.tsx'
import { useSaveImage } from '../../../ui/controls/useSaveImage.ts'
import { Warning } from '../../../ui/feedback/Warning.tsx'
import { ChoiceGroup } from '../ChoiceGroup.tsx'
import type { InviteApp } from '../rules.ts'
import { cardSizes, layouts, type CardSize } from './cardLayouts.ts'
import { type CardContent, drawCard } from './drawCard.ts'
import type { InviteTexts } from './inviteTexts.ts'
import { loadMark } from '../../../ui/brandPicture.ts'
import { fileOf, pngOf } from '../../../lib/canvas.ts'
import styles from './Kit.module.css'

interface Props {
  words: InviteTexts
  link: string
  service: string
  app: InviteApp
}

type DrawnCard = Awaited<ReturnType<typeof cardPicture>>

/** Drawn before the tap, as browsers allow sharing and saving only within one. */
export function CardPicture({ words, link, service, app }: Props) {
  const { t } = useTranslation('kit')
  const [size, setSize] = useState<CardSize>('square')
  const { headline, codeLine } = words
  const card = useMemo<CardContent>(
    () => ({ link, service, headline, code: codeLine }),
    [link, service, headline, codeLine],
  )
  const picture = usePicture(size, card, `invite-${size}-${app}-${words.language}.png`)
  const { image, isSaving, isRefused, save } = useSaveImage(picture?.file ?? null, t('saved'))
  const names = { square: t('square'), story: t('story'), wide: t('wide') }
  const { width, height } = layouts[size]
  return (
    <section className={styles['part']} aria-label={t('pictures')}>
      <h4 className={styles['name']}>{t('pictures')}</h4>
      <ChoiceGroup
        legend={t('size')}
        isLegendHidden
        values={cardSizes}
        names={names}
        chosen={size}
        onChoose={setSize}
      />
      {picture && (
        <img
          ref={image}
          className={styles['picture']}
          tabIndex={-1}
          src={picture.source}
          alt={t('alt', { size: names[size] })}
          width={width}
          height={height}
        />
      )}
      {picture === null && <Warning>{t('notDrawn')}</Warning>}
      {picture && isRefused && <Warning>{t('press')}</Warning>}
      <Button busy={isSaving} disabled={!picture} onClick={save}>
        <Share size={20} aria-hidden="true" />
        <span>{t('take')}</span>
      </Button>
    </section>
  )
}

/** Undefined while drawing, null on failure. */
function usePicture(size: CardSize, card: CardContent, name: string): DrawnCard | undefined {
  const [made, setMade] = useState<{ key: string; picture: DrawnCard } | null>(null)
  const key = `${name} ${JSON.stringify(card)}`
  useEffect(() => {
    let isWanted = true
    void cardPicture(size, card, name)
      .catch(() => null)
      .then((picture) => isWanted && setMade({ key, picture }))
    return () => {
      isWanted = false
    }
  }, [size, card, name, key])
  return made?.key === key ? made.picture : undefined
}

async function cardPicture(size: CardSize, card: CardContent, name: string) {
  const mark = await loadMark()
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const layout = layouts[size]
  Object.assign(canvas, { width: layout.width, height: layout.height })
  drawCard(pen, layout, card, mark)
  const source = pngOf(canvas)
  return source === null ? null : { source, file: fileOf(source, name) }
}
