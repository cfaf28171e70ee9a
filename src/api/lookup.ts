import type * as v from 'valibot'
import { defineCall, type Call } from './call.ts'

/** A lookup: a read that needs no session. The operator's texts and lists are valid as long as the app is open: `keeps`. */
export const lookup = <Answer>(
  name: string,
  answer: v.GenericSchema<unknown, Answer>,
  policy: Pick<Call<Answer>, 'keeps'> = {},
) => defineCall({ method: 'GET', path: `/api/lookup/${name}`, kind: 'read', answer, ...policy })
