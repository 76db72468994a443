import {appTexts, spanishTexts} from './app-texts'
import {messageProblems} from './message-problems'

const texts = appTexts()
const problems = messageProblems({...texts, translations: spanishTexts()})

problems.forEach((problem) => console.error(problem))
console.log(`${texts.messages.length} messages in two languages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
