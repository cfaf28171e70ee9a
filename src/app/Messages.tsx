import { Alerts } from '../ui/Alerts.tsx'
import { Toasts } from '../ui/Toasts.tsx'

/** Where alerts and toasts appear, above every page and dialog. */
export const Messages = () => (
  <>
    <Alerts />
    <Toasts />
  </>
)
