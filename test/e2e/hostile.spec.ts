import { hostileTests } from '../hostile/tests.ts'

hostileTests()
