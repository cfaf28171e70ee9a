import { useState } from 'react'
import i18next from 'i18next'
import { persistent } from '../../platform/storage.ts'
import { platform } from '../../platform/current.ts'
import { HomeScreenOffer } from './HomeScreenOffer.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { languageToOffer } from './rules.ts'

/**
 * Offers one preference at a time: the language or the home screen. It is decided when the page opens, so that an answer does not bring
 * the next offer under the finger. `forMembers`: a member is signed in, and nothing else needs attention.
 */
export function Offers({ forMembers }: { forMembers: boolean }) {
  const [language] = useState(() => languageToOffer(persistent.get('locale'), platform().language(), i18next.language))
  if (language !== null) return <LanguageOffer language={language} />
  return forMembers ? <HomeScreenOffer /> : null
}
