import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { platform } from '../../platform/current.ts'
import { Button } from './Button.tsx'

interface Props {
  isBusy: boolean
  disabled?: boolean | undefined
  /** False looks disabled, but still takes a press, which shows what is missing. */
  isReady?: boolean
  children: string
}

const subscribeMainAction = (listener: () => void) => platform().mainAction.subscribe(listener)
const isHostedNow = () => platform().mainAction.isHosted()
const isHostedOnServer = () => false

/** Uses the host's button if there is one. The hidden one stays drawn, as some web views press it by Enter. */
export function MainButton({ isBusy, disabled = false, isReady = true, children }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const isHosted = useSyncExternalStore(subscribeMainAction, isHostedNow, isHostedOnServer)
  useLayoutEffect(() => {
    const button = ref.current
    if (!button) return undefined
    const action = { label: children, isEnabled: !disabled, isBusy, press: () => button.click() }
    return platform().mainAction.push(action, button.closest('dialog'))
  }, [children, disabled, isBusy])
  const hidden = isHosted ? ({ 'data-hosted': '', 'aria-hidden': true, tabIndex: -1 } as const) : null
  return (
    <Button isSubmit ref={ref} isBusy={isBusy} disabled={disabled} data-unready={isReady ? undefined : ''} {...hidden}>
      {children}
    </Button>
  )
}
