import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach } from 'vitest'

// A waiting query fails at each look, and would print the page each time. The page is printed once somebody reads the message.
configure({
  getElementError: function elementError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, elementError)
    const get = () => [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n')
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// React keeps a stack of where each element was made, for its developer tools, up to a number in each second. No test reads
// them; with that number reached, the tests of screens take a tenth less time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: counts } = React as object as {
  readonly [internals: string]: object | undefined
}
if (counts) Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

afterEach(cleanup)
