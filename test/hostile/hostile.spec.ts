import { hostileTests } from './tests.ts'

hostileTests()
