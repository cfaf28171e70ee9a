import { Button } from '../../ui/Button.tsx'
import styles from './Brakes.module.css'

/** What was asked for and is looser, so that it comes later, with the way to keep what there is. */
export const Later = ({ text, keep, onKeep }: { text: string; keep: string; onKeep(): void }) => (
  <div className={styles['later']}>
    <p>{text}</p>
    <Button variant="plain" onClick={onKeep}>
      {keep}
    </Button>
  </div>
)
