import {appTexts, translations} from './app-texts'
import {messageProblems} from './message-problems'

const texts = appTexts()
const translated = translations()
const problems = messageProblems({...texts, translations: translated})

problems.forEach((problem) => console.error(problem))
console.log(
    `${texts.messages.length} messages in ${translated.length + 1} languages, ${problems.length} problems`
)
process.exitCode = problems.length > 0 ? 1 : 0
