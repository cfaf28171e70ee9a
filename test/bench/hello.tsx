import { createRoot } from 'react-dom/client'

// The floor of every page that is drawn by React: nothing but a word.
const root = document.createElement('main')
document.body.append(root)
createRoot(root).render(<h1>Hello, this page has no more than a word to say.</h1>)
