import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {MessageDescriptor} from 'react-intl'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import spanish from '../../../translations/es-US.json'
import * as contactTexts from './frame/contact-messages'
import * as documentTexts from './documents/document-messages'
import * as entryTexts from './frame/entry-messages'
import * as identityTexts from './frame/identity-messages'
import * as resultTexts from './frame/messages'
import * as offerTexts from './offer/offer-messages'
import * as phoneTexts from './frame/phone-messages'
import * as signInTexts from './frame/sign-in-messages'
import * as stepTexts from './application/step-messages'

jest.setTimeout(60_000)

const browser = applicationBrowser()
const {sandbox} = browser

const texts: Record<string, string> = spanish

/** The Spanish of a message, and that there is one. */
const spanishOf = ({id = ''}: MessageDescriptor): string => {
    const text = texts[id]
    if (text === undefined) throw new Error(`There is no Spanish for ${id}`)
    return text
}

const groups: Record<string, MessageDescriptor>[] = [
    contactTexts,
    documentTexts,
    entryTexts,
    phoneTexts,
    signInTexts,
    identityTexts,
    resultTexts,
    offerTexts,
    stepTexts
].flatMap((module) => Object.values(module))

const isPlain = (text: unknown): text is string =>
    typeof text === 'string' && text.length > 8 && !text.includes('{')

/** Whole sentences of the application's pages in English, without those that are filled in. */
const english = groups
    .flatMap((group) => Object.values(group))
    .flatMap((message) =>
        isPlain(message.defaultMessage) && message.defaultMessage !== spanishOf(message)
            ? [message.defaultMessage]
            : []
    )

const heading = (message: MessageDescriptor) =>
    screen.findByRole('heading', {level: 1, name: spanishOf(message)}, {timeout: 20_000})

const press = async (message: MessageDescriptor) =>
    userEvent.click(
        await screen.findByRole('button', {name: spanishOf(message)}, {timeout: 20_000})
    )

const open = (path: string) => browser.show({address: `/es-US${path}`, storeId: '01001'})

type Shown = Awaited<ReturnType<typeof open>>

const expectSpanish = async ({container, settled}: Shown) => {
    await settled()
    const shown = screen.getByRole('main').textContent ?? ''
    expect(english.filter((text) => shown.includes(text))).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
}

const submit = async () => {
    await heading(stepTexts.reviewMessages.title)
    for (const box of await screen.findAllByRole('checkbox', {}, {timeout: 20_000}))
        await userEvent.click(box)
    await press(stepTexts.reviewMessages.submit)
}

test.each`
    end    | title                                          | address
    ${'1'} | ${resultTexts.resultMessages.approvedTitle}    | ${'/es-US/approved'}
    ${'4'} | ${resultTexts.resultMessages.conditionalTitle} | ${'/es-US/pre-approvedPage'}
    ${'2'} | ${resultTexts.declinedMessages.title}          | ${'/es-US/declined'}
`(
    'a number that ends in $end is answered in Spanish at $address [APPR-010, APPR-011, APPR-012]',
    async (row) => {
        answerAll(`51243886${row.end}`)
        const page = await open('/web-order-form/review')
        await submit()

        await heading(row.title)
        expect(page.address()).toBe(row.address)
        await expectSpanish(page)
    }
)

test.each(['phone', 'personal', 'home', 'income', 'references', 'review'] as const)(
    'the step %s is in Spanish, with what is wrong in it',
    async (step) => {
        answerAll()
        const page = await open(step === 'phone' ? '/payfone' : `/web-order-form/${step}`)
        await heading({...phoneTexts, ...stepTexts}[`${step}Messages`].title)
        await expectSpanish(page)
        for (const field of screen.queryAllByRole('textbox')) await userEvent.clear(field)
        const [send] = [...page.container.querySelectorAll('main button[type=submit]')]
        if (send) await userEvent.click(send)
        await waitFor(() => expect(screen.queryAllByRole('alert')).not.toEqual([]))

        await expectSpanish(page)
    }
)

test.each`
    path                        | title
    ${'/instant-approval'}      | ${entryTexts.entryMessages.title}
    ${'/digital-order-form'}    | ${offerTexts.orderFormMessages.title}
    ${'/claim-offer'}           | ${offerTexts.offerMessages.claimTitle}
    ${'/pre-approved'}          | ${offerTexts.offerMessages.preApprovedTitle}
    ${'/promo-code-invalid'}    | ${offerTexts.offerRefusalMessages.title}
    ${'/service-failure'}       | ${resultTexts.failureMessages.title}
    ${'/service-failure-login'} | ${resultTexts.failureMessages.loginTitle}
    ${'/approved'}              | ${resultTexts.resultMessages.apart}
`('$path is in Spanish', async ({path, title}) => {
    const page = await open(path)

    await heading(title)
    await expectSpanish(page)
})

test('an application that gets no answer says so in Spanish [APPR-013]', async () => {
    answerAll()
    const page = await open('/web-order-form/review')
    await heading(stepTexts.reviewMessages.title)
    sandbox.faults.add({path: '*/decision', harm: {kind: 'status', status: 503}})
    await submit()

    await heading(resultTexts.failureMessages.title)
    expect(page.address()).toBe('/es-US/service-failure')
    expect(screen.getByText(spanishOf(resultTexts.failureMessages.stored))).toBeVisible()
    await expectSpanish(page)
})

test.each`
    who         | path                                               | title
    ${'jordan'} | ${'/identity-verification'}                        | ${identityTexts.identityMessages.title}
    ${'jordan'} | ${'/my-accounts/verification-submission-overview'} | ${documentTexts.overviewMessages.title}
    ${'jordan'} | ${'/my-accounts/verification-submission'}          | ${documentTexts.sendMessages.title}
    ${'jordan'} | ${'/my-accounts/verification-submission-complete'} | ${documentTexts.sentMessages.still}
    ${'morgan'} | ${'/my-accounts/verification-submission-overview'} | ${documentTexts.overviewMessages.title}
`('$path asks $who in Spanish [VERIFY-002] [VERIFY-008]', async ({who, path, title}) => {
    browser.signedIn(`${who}@homeward.example`)
    const page = await open(path)

    await heading(title)
    await expectSpanish(page)
})

test('the condition of an approval is in Spanish too, in the platform’s words [APPR-025]', async () => {
    browser.signedIn('jordan@homeward.example')
    const page = await open('/pre-approvedPage')

    await heading(resultTexts.resultMessages.conditionalTitle)
    await expectSpanish(page)
    expect(screen.getByText('Muéstrenos lo que se indica abajo.')).toBeVisible()
})
