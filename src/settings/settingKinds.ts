import * as v from 'valibot'
import { toMinor } from '../money/decimals.ts'
import type { Minor } from '../money/minor.ts'
import { isPositive } from './checks.ts'

// The forms that a setting may have. Each is read from the text in which an operator writes it.

/** Items separated by commas; [] where it is not set. */
export const list = (item: v.GenericSchema<string>) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.array(item),
    ),
    '',
  )

/** The code of a game, as an item of a list. */
export const code = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/, 'codes of letters, digits, _ and -, separated by commas'),
)

/** On or off; null where it is not set. */
export const choice = v.optional(
  v.pipe(
    v.picklist(['', 'true', 'false'], 'true or false'),
    v.transform((text) => (text === '' ? null : text === 'true')),
  ),
  '',
)

/** On or off; off where it is not set. */
export const flag = v.pipe(
  choice,
  v.transform((isOn) => isOn ?? false),
)

/** Whole minutes; null where it is not set. */
export const minutes = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || (isPositive(text) && Number.isInteger(Number(text))), 'whole minutes above 0'),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
  '',
)

/** An amount of money in minor units; null where it is not set. */
export const amount = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || (isPositive(text) && (toMinor(Number(text)) ?? 0) > 0), 'an amount above 0'),
    v.transform((text): Minor | null => (text === '' ? null : toMinor(Number(text)))),
  ),
  '',
)

/** A text that `holds`; '' where it is not set. `message` says what is accepted. */
export const text = (holds: (text: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || holds(value), message),
    ),
    '',
  )
