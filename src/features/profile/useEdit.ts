import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { Call } from '../../api/client/call.ts'
import { profileCall } from '../../api/profile.ts'
import { readKey } from '../../api/useRead.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { leaveDialog } from '../../nav/useDialog.ts'

export function useEdit(kind: 'bankName' | 'password' | 'profile', doneText: string) {
  const { t } = useTranslation('profile')
  const { mutate } = useSWRConfig()
  const { run, ...command } = useCommand(kind)
  const send = <Body extends object>(call: Call<{ message: string | null }, Body>, body: NoInfer<Body>) =>
    void run(call, {
      body,
      leave: leaveDialog,
      done: (said) => ({ title: t('success'), text: said ?? doneText }),
      after: ({ status }) => {
        // Success invalidates the cache. Otherwise it may still be right, and stays until the next read.
        if (status === 'known' && kind !== 'password') void mutate(readKey(profileCall), undefined)
        if (status === 'unknown') void mutate(readKey(profileCall))
      },
    })
  return { ...command, send }
}
