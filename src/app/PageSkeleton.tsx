import pageStyles from '../ui/Page.module.css'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The shape of a page to come, where not even its code is there: its title, and what stands below it. */
export const PageSkeleton = () => (
  <div className={pageStyles['page']}>
    <Skeleton height={40} />
    <Skeleton height={320} />
  </div>
)
