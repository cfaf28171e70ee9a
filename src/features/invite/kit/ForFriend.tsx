import { useTranslation } from 'react-i18next'
import type { Language } from '../../../i18n/languages.ts'
import { inviterCode, type App } from '../rules.ts'
import { CardPicture } from './CardPicture.tsx'
import { ShareText } from './ShareText.tsx'
import type { Words } from './words.ts'

interface Props {
  profileId: string
  service: string
  /** The friend's; its texts have been loaded. */
  language: Language
  app: App
  link: string
}

/** The text and the picture for a friend, in the friend's language. */
export function ForFriend({ profileId, service, language, app, link }: Props) {
  const { t } = useTranslation('kit', { lng: language })
  const code = inviterCode(profileId)
  const words: Words = {
    language,
    headline: t('headline'),
    codeLine: t('codeLine', { code }),
    text: t('text', { service, code }),
  }
  return (
    <>
      <ShareText words={words} link={link} service={service} />
      <CardPicture words={words} link={link} service={service} app={app} />
    </>
  )
}
