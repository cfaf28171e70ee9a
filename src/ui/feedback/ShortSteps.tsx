import styles from './ShortSteps.module.css'

/** In a row, or in a column with large letters. */
export const ShortSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
