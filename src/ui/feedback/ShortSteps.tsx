import styles from './ShortSteps.module.css'

export const ShortSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
