import { useState } from 'react'
import i18next from 'i18next'
import { persistent } from '../../platform/storage.ts'
import { platform } from '../../platform/current.ts'
import { HomeScreenOffer } from './HomeScreenOffer.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { languageToOffer } from './rules.ts'

/**
 * One thing at a time that makes the app more at home on the device, decided when the page opens: the answer to one offer does not
 * bring the next one under the same finger. `forMembers`: nothing else wants the member's attention.
 */
export function Offers({ forMembers }: { forMembers: boolean }) {
  const [language] = useState(() => languageToOffer(persistent.get('locale'), platform().language(), i18next.language))
  if (language !== null) return <LanguageOffer language={language} />
  return forMembers ? <HomeScreenOffer /> : null
}
