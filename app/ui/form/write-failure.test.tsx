import {readdirSync, readFileSync} from 'node:fs'
import {createIntl} from 'react-intl'
import {commonMessages} from '../common-messages'
import {tooManyText} from './write-failure'

const intl = createIntl({locale: 'en-US', defaultLocale: 'en-US', timeZone: 'UTC'})
const words = commonMessages.tooManyTries

beforeEach(() => jest.useFakeTimers({now: Date.UTC(2030, 0, 1, 11, 59, 30)}))
afterEach(() => jest.useRealTimers())

test.each`
    error                                                 | text
    ${Object.assign(new Error('429'), {tryAgainIn: 900})} | ${/^There were too many tries\. Please try again at 12:15\sPM\.$/}
    ${new Error('429')}                                   | ${/^There were too many tries\. Wait a few minutes/}
`(
    'after too many tries a shopper reads until when, if it is known (D-49) [D-20]',
    ({error, text}) => {
        expect(tooManyText(intl, error, words)).toMatch(text)
    }
)

test('every form that knows of too many tries says so in these words (D-49)', () => {
    const forms = readdirSync('app/features', {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .map((file) => `app/features/${file}`)
        .filter((file) => /essages\.tooMany\b|\btexts\.tooMany\b/.test(readFileSync(file, 'utf8')))

    expect(forms.length).toBeGreaterThan(5)
    for (const file of forms) expect(readFileSync(file, 'utf8')).toContain('tooManyText(')
})
