import { useState, type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { ShowPassword } from './ShowPassword.tsx'

/** Password managers read a username only from a text field. */
export const PasswordOwner = ({ username }: { username: string }) => (
  <input
    type="text"
    name="username"
    className="visually-hidden"
    autoComplete="username"
    value={username}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
)
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'action'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={<ShowPassword isShown={isShown} onChange={setIsShown} />}
    />
  )
}
