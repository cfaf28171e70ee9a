import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Blocks } from './Blocks.tsx'
import styles from './Dialog.module.css'

/** Stands where nothing can be received, as a bonus is held: the one that is looked at, or another. */
export function Held({ isThis }: { isThis: boolean }) {
  const { t } = useTranslation('bonus')
  if (!isThis) return <p>{t('holdsOther')}</p>
  return (
    <>
      <p className={styles['current']}>
        <CircleCheck size={18} aria-hidden="true" />
        {t('current')}
      </p>
      <Blocks of="active" />
    </>
  )
}
