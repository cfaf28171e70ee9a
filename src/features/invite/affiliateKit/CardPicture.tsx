import { Share } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../i18n/languages.ts'
import { fileOf, contextFor, pngOf } from '../../../lib/canvas.ts'
import { useAsync } from '../../../lib/useAsync.ts'
import type { Host } from '../../../platform/launch.ts'
import { loadMark } from '../../../ui/brandedPicture.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { ChoiceGroup } from '../../../ui/controls/ChoiceGroup.tsx'
import { useSaveImage } from '../../../ui/controls/useSaveImage.ts'
import { Warning } from '../../../ui/feedback/Warning.tsx'
import { drawModules, qrModules } from '../qrModules.ts'
import styles from './Kit.module.css'

export interface InviteTexts {
  readonly language: Language
  readonly headline: string
  /** Includes its label, as in “Inviter code PR1”. */
  readonly codeLine: string
  readonly text: string
}

interface Props {
  words: InviteTexts
  link: string
  service: string
  app: Host
}

/** Drawn before the tap, as browsers share and save only within one. */
export function CardPicture({ words, link, service, app }: Props) {
  const { t } = useTranslation('affiliateKit')
  const [size, setSize] = useState<CardSize>('square')
  const card = { ...words, link, service }
  const name = `invite-${size}-${app}-${words.language}.png`
  // Null on failure.
  const picture = useAsync(`${name} ${JSON.stringify(card)}`, () => cardPicture(size, card, name).catch(() => null))
  const { image, isSaving, isRefused, save } = useSaveImage(picture?.file ?? null, t('saved'))
  const names = { square: t('square'), story: t('story'), wide: t('wide') }
  const { width, height } = layouts[size]
  return (
    <section className={styles['part']} aria-label={t('pictures')}>
      <h4 className="visually-hidden">{t('pictures')}</h4>
      <ChoiceGroup
        legend={t('size')}
        isLegendHidden
        values={cardSizes}
        names={names}
        chosen={size}
        onChoose={setSize}
      />
      {picture === undefined && <canvas className={styles['picture']} width={width} height={height} />}
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
      {picture === null && <Warning role="alert">{t('notDrawn')}</Warning>}
      {picture && isRefused && <Warning role="alert">{t('press')}</Warning>}
      <Button isBusy={isSaving} disabled={!picture} icon={Share} onClick={save}>
        {t('save')}
      </Button>
    </section>
  )
}

type Card = Omit<Props, 'words' | 'app'> & InviteTexts

async function cardPicture(size: CardSize, card: Card, name: string) {
  const mark = await loadMark()
  const layout = layouts[size]
  const context = contextFor(layout.width, layout.height)
  if (!context) return null
  drawCard(context, layout, card, mark)
  const source = pngOf(context.canvas)
  return source === null ? null : { source, file: fileOf(source, name) }
}

type Area = readonly [x: number, y: number, width: number, height: number]

/** A canvas ignores an invalid colour, so the fallback stays. */
function fill(context: CanvasRenderingContext2D, role: string, other: string, area: Area): void {
  context.fillStyle = other
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(role).trim()
  context.fillRect(...area)
}

/** `mark` is null if it cannot be drawn. */
function drawCard(context: CanvasRenderingContext2D, layout: Layout, card: Card, mark: CanvasImageSource | null): void {
  // The build checks white letters on this colour.
  fill(context, '--brand-deep', '#131a26', [0, 0, layout.width, layout.height])
  fill(context, '--brand-gold', '#fff', [0, layout.height - 12, layout.width, 12])
  drawBrand(context, layout.brand, card.service, mark)
  writeLine(context, layout.headline, card.headline, 700)
  drawModules(context, qrModules(card.link), layout.qr)
  writeLine(context, layout.code, card.codeLine, 600)
}

/**
 * Shrinks long words to fit.
 * @returns the width in px.
 */
function fit(context: CanvasRenderingContext2D, text: string, { width, letters }: Line, weight: number): number {
  const family = getComputedStyle(document.body).fontFamily
  const sized = (px: number) => {
    context.font = `${weight} ${px}px ${family}`
    return context.measureText(text).width
  }
  const wide = sized(letters)
  return wide <= width ? wide : sized(Math.floor((letters * width) / wide))
}

function writeLine(context: CanvasRenderingContext2D, line: Line, text: string, weight: number): void {
  fit(context, text, line, weight)
  context.fillStyle = '#fff'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, line.x, line.y)
}

function drawBrand(
  context: CanvasRenderingContext2D,
  line: Line,
  service: string,
  mark: CanvasImageSource | null,
): void {
  const side = mark ? line.letters * 1.8 : 0
  const gap = mark ? line.letters * 0.45 : 0
  const nameLine = { ...line, width: line.width - side - gap }
  const wide = fit(context, service, nameLine, 700)
  const left = line.x - (side + gap + wide) / 2
  if (mark) context.drawImage(mark, left, line.y - side / 2, side, side)
  writeLine(context, { ...nameLine, x: left + side + gap + wide / 2 }, service, 700)
}

/**
 * A post, a story (apps cover its top and bottom 250 px) and a cover, in px. Words have their centre, the available
 * width and the largest letter size.
 */
const layouts = {
  square: {
    width: 1080,
    height: 1080,
    brand: { x: 540, y: 104, width: 920, letters: 52 },
    headline: { x: 540, y: 220, width: 960, letters: 56 },
    qr: { x: 210, y: 290, side: 660 },
    code: { x: 540, y: 1014, width: 960, letters: 42 },
  },
  story: {
    width: 1080,
    height: 1920,
    brand: { x: 540, y: 360, width: 920, letters: 64 },
    headline: { x: 540, y: 530, width: 960, letters: 64 },
    qr: { x: 130, y: 640, side: 820 },
    code: { x: 540, y: 1560, width: 960, letters: 48 },
  },
  wide: {
    width: 1200,
    height: 630,
    brand: { x: 310, y: 200, width: 500, letters: 44 },
    headline: { x: 310, y: 325, width: 520, letters: 48 },
    qr: { x: 624, y: 52, side: 526 },
    code: { x: 310, y: 430, width: 520, letters: 34 },
  },
}

type CardSize = keyof typeof layouts
type Layout = (typeof layouts)[CardSize]
type Line = Layout['brand']
const cardSizes = Object.keys(layouts) as CardSize[]
