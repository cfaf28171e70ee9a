import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { showAlert } from '../../messages/alerts.ts'

/** Tells why a command failed, in an alert; what ended the session has been told already. */
export function useErrorAlert(): (error: ApiError) => void {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (error) => {
    if (!error.ended) showAlert({ tone: 'error', title: t('errorTitle'), text: errorText(error) })
  }
}
