import { useState } from 'react'
import i18next from 'i18next'
import { useLocation } from 'wouter'
import { persistent } from '../../platform/storage.ts'
import { pages } from '../../nav/addresses.ts'
import { platform } from '../../platform/current.ts'
import { settings } from '../../settings/settings.ts'
import { lazyRoom } from '../../ui/lazyRoom.tsx'
import { HomeScreenOffer } from './HomeScreenOffer.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { languageToOffer } from './rules.ts'

const AgeMark = lazyRoom('preferences', () => import('./AgeMark.tsx'), 'AgeMark')

/**
 * Offers one preference at a time: the language or the home screen. It is decided when the page opens, so that an answer does not bring
 * the next offer under the finger. The login also tells the age from which one may play, where the operator set one. `forMembers`: a
 * member is signed in, and nothing else needs attention.
 */
export function Offers({ forMembers }: { forMembers: boolean }) {
  const [language] = useState(() => languageToOffer(persistent.get('locale'), platform().language(), i18next.language))
  const [path] = useLocation()
  return (
    <>
      {language !== null && <LanguageOffer language={language} />}
      {language === null && forMembers && <HomeScreenOffer />}
      {path === pages.login && settings.VITE_AGE_MARK !== '' && <AgeMark />}
    </>
  )
}
