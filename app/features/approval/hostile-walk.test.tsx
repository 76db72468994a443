import {act, fireEvent, screen} from '@testing-library/react'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {
    type HostileWalk,
    hostileWalks,
    pressOn,
    trickyEnds,
    writeInto
} from '../../../tests/support/server/hostile-walk'
import {codeSentTo} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {codeBoxes} from '../../../tests/support/values/application-fields'
import {application, forgetApplication} from './frame/application-store'
import {saveFailedClaim} from './offer/offer-store'

jest.setTimeout(300_000)

const browser = applicationBrowser()
const {world} = browser.sandbox
const {troubles} = hostileWalks(browser)
beforeEach(() => mayComplain(/instant approval failed/))
afterEach(() => jest.useRealTimers())

const approved = 'You’re approved!'

/** What could not be read is read again, and is there then. */
const tryAgain = () => {
    pressOn('Try again')
    return () => screen.queryByRole('button', {name: 'Try again'}) === null
}
const readAgain = {'Your answer': tryAgain}

const aGuestApplies: HostileWalk = {
    address: '/instant-approval',
    prepare: () => forgetApplication(),
    doings: {
        ...readAgain,
        'Instant approval': () => {
            // Nothing is said of a failure [APPR-015].
            expect(screen.queryByRole('alert')).toBeNull()
            pressOn('Start my application')
            return undefined
        },
        'Your mobile phone': () => {
            writeInto('Mobile phone number', '(310) 555-0142')
            fireEvent.click(screen.getByRole('checkbox'))
            pressOn('Continue')
            // The look-up only saves typing: where no code can be sent the form goes on in any case.
            return () => screen.queryByRole('heading', {name: /Enter the code|About you/}) !== null
        },
        'Enter the code': () => {
            const isFilled = () => codeBoxes().every(({value}) => value !== '')
            if (!isFilled()) {
                const code = codeSentTo(browser.sandbox, '3105550142')
                const [first] = codeBoxes()
                act(() => first?.focus())
                writeInto('6-digit code, digit 1 of 6', code)
            } else pressOn('Continue')
            return () => screen.queryByRole('heading', {name: 'About you'}) !== null
        },
        'About you': ({goTo}) => {
            expect(screen.getByLabelText('Mobile phone number')).toHaveValue('(310) 555-0142')
            const isFilled = screen.getByLabelText<HTMLInputElement>('First name').value !== ''
            expect(screen.queryAllByText(/We filled in/)).toHaveLength(isFilled ? 1 : 0)
            expect(screen.queryAllByText(/could not look up/)).toHaveLength(isFilled ? 0 : 1)
            act(() => answerAll())
            goTo('/web-order-form/review')
            return undefined
        },
        'Check your answers': () => {
            for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
                if (!box.checked) fireEvent.click(box)
            }
            pressOn('Submit my application')
            return undefined
        },
        'We can’t answer your application right now': () => {
            expect(application().answers).toHaveProperty('references.landlord.name', 'Lee Lord')
            expect(application().answers).toHaveProperty('personal.identityNumber', '512438861')
            expect(screen.getByText(/Your answers are still here/)).toBeVisible()
            fireEvent.click(screen.getByRole('link', {name: 'Try again'}))
            return undefined
        }
    },
    end: approved,
    once: '/decision'
}

test.each(trickyEnds)(
    'if any call of an application answers with %s, every button still works, nothing typed is lost, and there is one decision (D-23, D-24) [APPR-013, APPR-015, VERIFY-001]',
    async (harm) => {
        expect(await troubles(aGuestApplies, harm)).toEqual([])
    }
)

let letters = 10_000

const letter = (): Record<string, string> => ({
    'Offer code': `HW ${letters}001`,
    'Last name': 'Hale',
    'Zip code': '90210'
})

const aLetterIsClaimed: HostileWalk = {
    address: '/claim-offer',
    prepare: () => {
        forgetApplication()
        saveFailedClaim(null)
        letters += 1
    },
    doings: {
        ...readAgain,
        'Claim your offer': () => {
            const isBack = screen.queryByRole('alert') !== null
            for (const [label, value] of Object.entries(letter())) {
                if (isBack) expect(screen.getByLabelText(label)).toHaveValue(value)
                else writeInto(label, value)
            }
            pressOn('See my offer')
            return undefined
        }
    },
    end: approved,
    once: '/claim'
}

test.each(trickyEnds)(
    'if any call of a claim answers with %s, the letter is not refused and is claimed once (G-28) [ROUTE-029]',
    async (harm) => {
        expect(await troubles(aLetterIsClaimed, harm)).toEqual([])
    }
)

const jordanIsVerified: HostileWalk = {
    address: '/identity-verification',
    prepare: () => {
        const open = {identityTries: 0, isIdentityVerified: false, wanted: ['INCOME', 'IDENTITY']}
        world
            .statement(
                "UPDATE approval SET document = json_patch(document, ?) WHERE customer_id LIKE '%jordan'"
            )
            .run(JSON.stringify({response: '4', ...open}))
        browser.signedIn('jordan@homeward.example')
    },
    doings: {
        'Verify your identity': () => {
            if (screen.queryByRole('button', {name: 'Try again'})) return tryAgain()
            writeInto('Last 4 digits of your Social Security number or ITIN', '1002')
            writeInto('Date of birth', '3/15/1972')
            pressOn('Verify')
            return undefined
        }
    },
    end: 'Your identity is verified',
    once: '/verifyidentity'
}

test.each(trickyEnds)(
    'if any call of the identity check answers with %s, nobody is locked out and the identity is verified (G-20) [VERIFY-004]',
    async (harm) => {
        expect(await troubles(jordanIsVerified, harm)).toEqual([])
    }
)
