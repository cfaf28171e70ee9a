import styles from './ShortSteps.module.css'

/** What to do, in a few short steps beside each other; below each other with large letters. */
export const ShortSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
