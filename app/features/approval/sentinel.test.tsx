import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {onEvent} from '@app/commerce/session/shop-event'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {
    BORN,
    fillForm,
    giveCode,
    goOn,
    heading,
    press,
    submit,
    type
} from '../../../tests/support/values/application-fields'
import {codeSentTo} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'

jest.setTimeout(120_000)

const browser = applicationBrowser()
const {sandbox} = browser

/** Written as typed, as sent and as forms write it. */
const secretsOf = (ssn: string) => ({
    number: [ssn, `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`],
    birthDate: ['1988-02-29', '02/29/1988', '2/29/1988'],
    otherPeople: ['Person 0', 'Person 1', 'Person 2', '3105550170', '3105550171', '3105550172']
})

/** Hears whatever leaves this browser and comes back to it, and what is said of it. */
const listen = () => {
    const answers: string[] = []
    const output: string[] = []
    const network = browser.server.fetch
    window.fetch = async (input, init) => {
        const answer = await network(input, init)
        answers.push(answer.url, await answer.clone().text())
        return answer
    }
    const speak = (...words: unknown[]) => void output.push(words.map(String).join(' '))
    Object.assign(console, {log: speak, info: speak, warn: speak, error: speak})
    const events: string[] = []
    const end = onEvent((event) => void events.push(JSON.stringify(event)))
    return {
        heard: () => [...answers, ...output, ...events].join('\n'),
        end: () => {
            end()
            window.fetch = network
        }
    }
}

/** Everything in the sandbox's database that is not locked, and its list of calls. */
const sandboxRows = (): string => {
    const tables = sandbox.world
        .statement<{name: string}>("SELECT name FROM sqlite_master WHERE type = 'table'")
        .all()
    const rows = tables
        .filter(({name}) =>
            /approval|basket|customer|draft|message|consent|offer|log|lead|visit|session|rental/.test(
                name
            )
        )
        .map(({name}) => JSON.stringify(sandbox.world.statement(`SELECT * FROM ${name}`).all()))
    return [...rows, JSON.stringify(sandbox.calls.list())].join('\n')
}

const shown = (page: Awaited<ReturnType<typeof browser.show>>): string =>
    [
        ...[...page.cache.getQueryCache().getAll(), ...page.cache.getMutationCache().getAll()].map(
            ({state, options}) => JSON.stringify([state, options])
        ),
        JSON.stringify([{...window.localStorage}, {...window.sessionStorage}]),
        document.cookie,
        document.title,
        window.location.href,
        page.address(),
        JSON.stringify(window.history.state),
        document.documentElement.outerHTML
    ].join('\n')

const callsWith = (texts: string[]): string[] =>
    browser.server.calls
        .filter(({body, path}) => texts.some((text) => `${path} ${body}`.includes(text)))
        .map(({method, path}) => `${method} ${path.split('/').at(-1) ?? ''}`)

test.each`
    kind                        | ssn            | title
    ${'Social Security number'} | ${'512438861'} | ${'You’re approved!'}
    ${'ITIN'}                   | ${'900701234'} | ${'You’re approved on a condition'}
    ${'number of a refusal'}    | ${'512438862'} | ${'We can’t approve you right now'}
`(
    'a $kind, a birth date and the references are in the one call that needs them and nowhere else (D-26) [APPR-020] [G-26]',
    async ({ssn, title}) => {
        const {number, birthDate, otherPeople} = secretsOf(ssn)
        const ears = listen()
        const page = await browser.show({address: '/web-order-form', storeId: '01001'})
        await heading('Your mobile phone')
        await press('Fill in the form myself')
        await fillForm(ssn)
        await heading('Check your answers')
        const stored = JSON.stringify([{...window.localStorage}, {...window.sessionStorage}])
        const before = shown(page)
        await submit()
        await heading(title)
        await screen.findByText(/^Call Homeward/)
        await page.settled()
        ears.end()

        const after = shown(page) + ears.heard()
        for (const text of [...number, ...birthDate]) {
            expect([text, before.includes(text)]).toEqual([text, false])
        }
        for (const text of [...number, ...birthDate, ...otherPeople]) {
            expect([text, stored.includes(text)]).toEqual([text, false])
            expect([text, after.includes(text)]).toEqual([text, false])
            expect([text, sandboxRows().includes(text)]).toEqual([text, false])
        }
        expect(callsWith(number)).toHaveLength(1)
        expect(callsWith(number)).toEqual(callsWith(birthDate))
        expect(callsWith(number)[0]).toMatch(/^PATCH /)
        expect(callsWith(otherPeople)).toEqual(['POST decision'])
    }
)

const failing = {kind: 'status', status: 503} as const
const dropped = {kind: 'drop'} as const
const garbled = {kind: 'garble'} as const

test.each`
    call                       | how             | harm       | where
    ${'with the number'}       | ${'fails'}      | ${failing} | ${{method: 'PATCH', path: '*/baskets/*'}}
    ${'with the number'}       | ${'breaks off'} | ${dropped} | ${{method: 'PATCH', path: '*/baskets/*'}}
    ${'with the other people'} | ${'fails'}      | ${failing} | ${{path: '*/decision'}}
    ${'with the other people'} | ${'breaks off'} | ${dropped} | ${{path: '*/decision'}}
    ${'with the other people'} | ${'is garbled'} | ${garbled} | ${{path: '*/decision'}}
`(
    'if the call $call $how, neither its error nor what is logged, stored or shown about it contains what was typed (D-26) [G-26]',
    async ({harm, where}) => {
        mayComplain(/./)
        const {number, birthDate} = secretsOf('512438861')
        const otherPeople = ['Kim Kin', 'Pat Pal', 'Lee Lord', '3105550188', '3105550111']
        answerAll('512438861')
        sandbox.faults.add({...where, harm})
        const ears = listen()
        const page = await browser.show({address: '/web-order-form/review', storeId: '01001'})
        await submit()
        await screen.findByRole(
            'heading',
            {level: 1, name: /^(We can’t answer your application right now|You’re approved!)$/},
            {timeout: 20_000}
        )
        await page.settled()
        ears.end()

        const after = shown(page) + ears.heard() + sandboxRows()
        for (const text of [...number, ...birthDate, ...otherPeople]) {
            expect([text, after.includes(text)]).toEqual([text, false])
        }
        expect(callsWith(number).length).toBeGreaterThan(0)
        expect(callsWith(number)).toEqual(callsWith(birthDate))
        for (const sent of callsWith(number)) expect(sent).toMatch(/^PATCH /)
        const isDecisionRequested = where.path === '*/decision'
        expect(callsWith(otherPeople)).toEqual(isDecisionRequested ? ['POST decision'] : [])
    }
)

test('the last four digits and the birth date of the identity check are sent once and stored nowhere (D-26)', async () => {
    const ears = listen()
    const page = await browser.show({address: '/payfone', storeId: '01001'})
    await heading('Your mobile phone')
    await userEvent.click(screen.getByText('Help us find you (optional)'))
    await type('Mobile phone number', '3105550142')
    await type(/^Last four digits/, '8861')
    await type(/^Date of birth/, BORN)
    await userEvent.click(screen.getByRole('checkbox'))
    await goOn()
    await heading('Enter the code')
    await giveCode(codeSentTo(sandbox, '3105550142'))
    await heading('About you')
    await page.settled()
    ears.end()

    expect(shown(page) + ears.heard()).not.toContain('1988-02-29')
    expect(shown(page)).not.toContain('8861')
    expect(callsWith(['1988-02-29'])).toEqual(['POST payfone'])
})
