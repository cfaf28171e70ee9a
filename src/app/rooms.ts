import { lazyRoom } from '../ui/lazyRoom.tsx'

/** Every room's pages, each in a file of its own that is loaded when it is needed. */
export const LoginPage = lazyRoom('login', () => import('../features/login/LoginPage.tsx'), 'LoginPage')
export const HomePage = lazyRoom('home', () => import('../features/home/HomePage.tsx'), 'HomePage')
export const StatementPage = lazyRoom(
  'statement shared',
  () => import('../features/statement/StatementPage.tsx'),
  'StatementPage',
)
export const RegisterPage = lazyRoom(
  'register shared',
  () => import('../features/register/RegisterPage.tsx'),
  'RegisterPage',
)
export const HowtoPage = lazyRoom('info', () => import('../features/info/HowtoPage.tsx'), 'HowtoPage')
export const ContactPage = lazyRoom('info shared', () => import('../features/info/ContactPage.tsx'), 'ContactPage')
export const ProfilePage = lazyRoom(
  'profile shared',
  () => import('../features/profile/ProfilePage.tsx'),
  'ProfilePage',
)
export const BonusPage = lazyRoom('bonus shared', () => import('../features/bonus/BonusPage.tsx'), 'BonusPage')
export const SpinPage = lazyRoom('spin shared', () => import('../features/spin/SpinPage.tsx'), 'SpinPage')
export const TerminatedPage = lazyRoom('shared', () => import('./TerminatedPage.tsx'), 'TerminatedPage')
export const NotFoundPage = lazyRoom('shared', () => import('./NotFoundPage.tsx'), 'NotFoundPage')

/** What a visit may begin with, and the build has rendered. */
export const firstPages = { login: LoginPage, home: HomePage }
