import * as v from 'valibot'
import { publicCall } from '../call.ts'
import { issueToken } from '../session.ts'
import { refusal, textSchema } from '../wire.ts'

/** Wrong tries of one phone within a minute after which it has to wait, right password or not. */
const wrongTries = 5
const minute = 60_000

const loginBody = v.strictObject({ username: textSchema, password: textSchema })

// An unknown phone and a wrong password give the same code, so that nobody learns which phones are registered.
const login = publicCall({
  method: 'POST',
  path: '/api/login',
  body: loginBody,
  answer({ context: { state, now }, body }) {
    const at = now()
    state.wrongLogins = state.wrongLogins.filter((tried) => at - tried.at < minute)
    const tries = state.wrongLogins.filter(({ username }) => username === body.username)
    if (tries.length >= wrongTries) throw refusal('REQUEST_LIMIT_1MIN')
    const member = state.members.find(({ username }) => username === body.username)
    if (!member || member.password !== body.password) {
      state.wrongLogins.push({ username: body.username, at })
      throw refusal('WRONG_CREDENTIAL')
    }
    if (member.isInactive) throw refusal('INACTIVE_USER')
    state.wrongLogins = state.wrongLogins.filter(({ username }) => username !== member.username)
    return { token: issueToken(state, member, at) }
  },
})

export const loginCalls = [login]
