import { useTranslation } from 'react-i18next'
import { useState, useMemo, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import { encodeQR } from 'qr'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { appsOf, memberInviterCode, linkFor, type InviteApp, memberLinks } from './rules.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useWakeLock } from '../../ui/useWakeLock.ts'
import { useBrandedPicture } from '../../ui/useBrandedPicture.ts'
import { useSaveImage } from '../../ui/controls/useSaveImage.ts'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { fileOf, penFor, pngOf } from '../../lib/canvas.ts'
import form from '../../ui/controls/DialogForm.module.css'
import styles from './InviteQr.module.css'

/** `file` is null if this browser cannot draw. */
interface QrPicture {
  readonly source: string
  readonly file: File | null
}

/** Scanners need this light margin (ISO/IEC 18004). */
const quietZoneModules = 4

const modulePx = 24

/**
 * A PNG, which a long press can save, or an SVG without a canvas.
 * @throws Error above some 2,000 characters.
 */
function qrPicture(text: string, name: string): QrPicture {
  const rows = encodeQR(text, 'raw', { border: quietZoneModules })
  const png = drawPng(rows)
  return png === null ? { source: svgOf(rows), file: null } : { source: png, file: fileOf(png, name) }
}

type CodeModules = readonly (readonly boolean[])[]

const darkOf = (rows: CodeModules) => rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])))

function drawPng(rows: CodeModules): string | null {
  const pen = penFor(rows.length * modulePx, rows.length * modulePx)
  if (!pen) return null
  pen.scale(modulePx, modulePx)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, rows.length, rows.length)
  pen.fillStyle = '#000'
  for (const { x, y } of darkOf(rows)) pen.fillRect(x, y, 1, 1)
  return pngOf(pen.canvas)
}

function svgOf(rows: CodeModules): string {
  const size = rows.length
  const path = darkOf(rows).map(({ x, y }) => `M${x} ${y}h1v1h-1Z`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * modulePx}" height="${size * modulePx}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path shape-rendering="crispEdges" d="${path.join('')}"/></svg>`
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}

export function InviteQrDialog() {
  const { t } = useTranslation('invite')
  return (
    <Sheet title={t('qrTitle')}>
      <Reads of={[useWallet()]} height={480} shape="disc">
        {([wallet]) => <InviteQr profileId={wallet.profile._id} />}
      </Reads>
    </Sheet>
  )
}

function InviteQr({ profileId }: { profileId: string }) {
  const { t } = useTranslation('invite')
  const [app, setApp] = useState<InviteApp>('browser')
  const links = memberLinks(profileId)
  const link = linkFor(links, app)
  const names = { browser: t('qrBrowser'), line: t('shareLine'), telegram: t('shareTelegram') }
  return (
    <div className={form['form']}>
      <p className={styles['hint']}>{t('qrHint')}</p>
      <ChoiceGroup legend={t('qrOpensIn')} values={appsOf(links)} names={names} chosen={app} onChoose={setApp} />
      <SaveQr key={link} link={link} name={`invite-${app}.png`} text={t('qrPicture', { app: names[app] })}>
        <dl className={styles['code']}>
          <dt>{t('qrCode')}</dt>
          <dd translate="no">{memberInviterCode(profileId)}</dd>
        </dl>
      </SaveQr>
    </div>
  )
}

interface Props {
  link: string
  name: string
  text: string
  children: ReactNode
}

/** A long press saves the image if downloads are blocked. */
function SaveQr({ link, name, text, children }: Props) {
  const { t } = useTranslation('invite')
  useWakeLock(true)
  const picture = useMemo(() => qrPicture(link, name), [link, name])
  const { image, isSaving, isRefused, save } = useSaveImage(
    useBrandedPicture(picture.file, picture.source),
    t('qrSaved'),
  )
  return (
    <>
      <img
        ref={image}
        className={styles['picture']}
        tabIndex={-1}
        src={picture.source}
        alt={text}
        width={320}
        height={320}
      />
      {isRefused && <Warning>{t('qrPress')}</Warning>}
      {children}
      <Button variant="quiet" busy={isSaving} onClick={save}>
        <Download size={20} />
        <span>{t('qrSave')}</span>
      </Button>
    </>
  )
}
