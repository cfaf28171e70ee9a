import { useTranslation } from 'react-i18next'
import { useChatOffer } from '../operator/useChatOffer.ts'
import { SupportButton } from '../ui/controls/SupportButton.tsx'
import { Deferred, FeatureFailure } from '../ui/layout/FeatureBoundary.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'

export function DialogFailure() {
  const { t } = useTranslation()
  const { isOffered } = useChatOffer()
  return (
    <Sheet title={t('errorTitle')}>
      <FeatureFailure />
      {isOffered && (
        <Deferred>
          <SupportButton />
        </Deferred>
      )}
    </Sheet>
  )
}
