import { Download } from 'lucide-react'
import { useState, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileOf, contextFor, pngOf } from '../../lib/canvas.ts'
import { useAsync } from '../../lib/useAsync.ts'
import type { Host } from '../../platform/launch.ts'
import { brandedPicture } from '../../ui/brandedPicture.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ChoiceGroup } from '../../ui/controls/ChoiceGroup.tsx'
import { useSaveImage } from '../../ui/controls/useSaveImage.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useWakeLock } from '../../ui/useWakeLock.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { drawModules, qrModules } from './qrModules.ts'
import { appsOf, memberInviterCode, linkFor, memberLinks } from './rules.ts'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import styles from './InviteQrDialog.module.css'

const modulePx = 24

/**
 * A PNG, which a long press can save, or an SVG without a canvas.
 * @throws Error above some 2,000 characters.
 */
function qrPicture(text: string, name: string) {
  const rows = qrModules(text)
  const side = rows.length * modulePx
  const context = contextFor(side, side)
  if (context) drawModules(context, rows, { x: 0, y: 0, side })
  const png = context && pngOf(context.canvas)
  return png === null ? { source: svgOf(rows), file: null } : { source: png, file: fileOf(png, name) }
}

function svgOf(rows: ReturnType<typeof qrModules>): string {
  const size = rows.length
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : '')))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * modulePx}" height="${size * modulePx}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path shape-rendering="crispEdges" d="${path.join('')}"/></svg>`
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}

export function InviteQrDialog() {
  const { t } = useTranslation('invite')
  return (
    <Sheet title={t('qrTitle')}>
      <Reads of={[useWallet()]} height={588} shape="disc">
        {([wallet]) => <InviteQr profileId={wallet.profile._id} />}
      </Reads>
    </Sheet>
  )
}

function InviteQr({ profileId }: { profileId: string }) {
  const { t } = useTranslation('invite')
  const [app, setApp] = useState<Host>('browser')
  const links = memberLinks(profileId)
  const link = linkFor(links, app)
  const names = { browser: t('qrBrowser'), line: t('shareLine'), telegram: t('shareTelegram') }
  return (
    <div className={dialogStyles['form']}>
      <p className="muted">{t('qrHint')}</p>
      <ChoiceGroup legend={t('qrOpensIn')} values={appsOf(links)} names={names} chosen={app} onChoose={setApp} />
      <SaveQr key={link} link={link} name={`invite-${app}.png`} text={t('qrPicture', { app: names[app] })}>
        <dl className={styles['code']}>
          <dt className="muted">{t('qrCode')}</dt>
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
  // Before the tap, as browsers save only within one.
  const branded = useAsync(picture.file, (file) => brandedPicture(picture.source, file.name))
  const { image, isSaving, isRefused, save } = useSaveImage(branded ?? picture.file, t('qrSaved'))
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
      {isRefused && <Warning role="alert">{t('qrPress')}</Warning>}
      {children}
      <Button variant="quiet" isBusy={isSaving} icon={Download} onClick={save}>
        {t('qrSave')}
      </Button>
    </>
  )
}
