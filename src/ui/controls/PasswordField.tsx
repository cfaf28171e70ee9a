import { useState, type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { ShowPassword } from './ShowPassword.tsx'

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
