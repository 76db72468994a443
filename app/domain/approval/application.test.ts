import {
    decisionOfPage,
    neededSteps,
    draftEnd,
    draftOf,
    isDraftStored,
    isPageName,
    needsIdentityCheck,
    nextApplicationStep,
    reachableStep,
    referencesProblem,
    resultPath,
    wantedDocuments,
    type ApplicationAnswers
} from './application'
import {
    applicationPath,
    applicationStepAt,
    applicationSteps,
    identityPath,
    phoneCodePath
} from './application-path'

test.each`
    step            | path
    ${'phone'}      | ${'/payfone'}
    ${'personal'}   | ${'/web-order-form/personal'}
    ${'home'}       | ${'/web-order-form/home'}
    ${'income'}     | ${'/web-order-form/income'}
    ${'references'} | ${'/web-order-form/references'}
    ${'review'}     | ${'/web-order-form/review'}
`('the step $step has the address $path (G-20)', ({step, path}) => {
    expect(applicationPath(step)).toBe(path)
    expect(applicationStepAt(path)).toBe(step)
})

test('the code and the identity are asked for on pages of their own (G-20)', () => {
    expect(phoneCodePath).toBe('/payfone/code')
    expect(identityPath).toBe('/identity-verification')
})

test('another address is no step of the application', () => {
    expect(applicationStepAt('/web-order-form')).toBeUndefined()
    expect(applicationStepAt('/cart')).toBeUndefined()
})

const form = ['personal', 'home', 'income', 'references', 'review'] as const

test.each`
    isPhoneCheckEnabled | isPrefilled | requested
    ${true}             | ${false}    | ${applicationSteps}
    ${true}             | ${true}     | ${form}
    ${false}            | ${false}    | ${form}
    ${false}            | ${true}     | ${form}
`(
    'with the phone check $isPhoneCheckEnabled and prefilled $isPrefilled is asked: $requested (G-20)',
    ({isPhoneCheckEnabled, isPrefilled, requested}) => {
        expect(neededSteps({isPhoneCheckEnabled, isPrefilled})).toEqual(requested)
    }
)

test.each`
    filled                                          | next
    ${[]}                                           | ${'personal'}
    ${['personal']}                                 | ${'home'}
    ${['home', 'income']}                           | ${'personal'}
    ${['personal', 'home', 'income']}               | ${'references'}
    ${['personal', 'home', 'income', 'references']} | ${'review'}
    ${form}                                         | ${'review'}
`('after $filled comes $next (D-24)', ({filled, next}) => {
    expect(nextApplicationStep(form, filled)).toBe(next)
})

test.each`
    wanted          | filled                  | shown
    ${'personal'}   | ${[]}                   | ${'personal'}
    ${'home'}       | ${[]}                   | ${'personal'}
    ${'review'}     | ${[]}                   | ${'personal'}
    ${'personal'}   | ${['personal', 'home']} | ${'personal'}
    ${'income'}     | ${['personal', 'home']} | ${'income'}
    ${'references'} | ${['personal', 'home']} | ${'income'}
    ${'phone'}      | ${['personal', 'home']} | ${'income'}
    ${'income'}     | ${['home', 'income']}   | ${'personal'}
`('who opens $wanted with $filled filled in is shown $shown (D-24)', ({wanted, filled, shown}) => {
    expect(reachableStep(wanted, form, filled)).toBe(shown)
})

test.each`
    pageName                 | path                   | decision         | known
    ${'PreFilledWebForm'}    | ${'/web-order-form'}   | ${undefined}     | ${true}
    ${'ConditionalApproval'} | ${'/pre-approvedPage'} | ${'conditional'} | ${true}
    ${'Approved'}            | ${'/approved'}         | ${'approved'}    | ${true}
    ${'Declined'}            | ${'/declined'}         | ${'declined'}    | ${true}
    ${'ServiceFailure'}      | ${'/service-failure'}  | ${undefined}     | ${true}
    ${'Other'}               | ${'/web-order-form'}   | ${undefined}     | ${false}
    ${'toString'}            | ${'/web-order-form'}   | ${undefined}     | ${false}
    ${''}                    | ${'/web-order-form'}   | ${undefined}     | ${false}
    ${undefined}             | ${'/web-order-form'}   | ${undefined}     | ${false}
`(
    'the page name $pageName, known $known, leads to $path and tells of $decision [APPR-009] [APPR-010] [APPR-011] [APPR-012] [APPR-013] [APPR-014]',
    ({pageName, path, decision, known}) => {
        expect(isPageName(pageName)).toBe(known)
        expect(resultPath(pageName)).toBe(path)
        expect(decisionOfPage(pageName)).toBe(decision)
    }
)

test.each`
    count | problem
    ${1}  | ${'too-few'}
    ${2}  | ${undefined}
    ${4}  | ${undefined}
    ${5}  | ${'too-many'}
`('$count references: $problem (G-20)', ({count, problem}) => {
    expect(referencesProblem(count)).toBe(problem)
})

const answers: ApplicationAnswers = {
    personal: {
        firstName: 'Ana',
        lastName: 'Lopez',
        email: 'ana@example.com',
        phone: '2145550123',
        birthDate: '1990-04-07',
        identityNumber: '123456789'
    },
    home: {
        country: 'US',
        address1: '12 Elm St',
        address2: '',
        city: 'Dallas',
        state: 'TX',
        postalCode: '75201',
        monthsThere: 18
    },
    income: {source: 'job', amount: 900_00, frequency: 'biweekly'},
    references: {
        landlord: {name: 'Lee Marsh', phone: '2145550199'},
        references: [{name: 'Kim Ray', relation: 'friend', phone: '2145550188'}]
    }
}

test('a draft has neither birth date nor identity number, and nobody else in it (D-24, D-26)', () => {
    const draft = draftOf(answers)

    expect(draft).toEqual({
        personal: {
            firstName: 'Ana',
            lastName: 'Lopez',
            email: 'ana@example.com',
            phone: '2145550123'
        },
        home: answers.home,
        income: answers.income
    })
    expect(JSON.stringify(draft)).not.toMatch(/1990|123456789|Marsh|Kim|0199|0188/)
})

test('a draft of nothing is empty (D-24)', () => {
    expect(draftOf({})).toEqual({})
})

const start = Date.UTC(2026, 10, 22, 12)
const week = 7 * 24 * 3_600_000

test.each`
    after       | stored
    ${0}        | ${true}
    ${week - 1} | ${true}
    ${week}     | ${false}
`('a draft is stored $after ms after its start: $stored (D-24)', ({after, stored}) => {
    expect(draftEnd(start)).toBe(start + week)
    expect(isDraftStored(start, start + Number(after))).toBe(stored)
})

const income = {kind: 'INCOME', isRequired: true, isSubmitted: false}
const sent = {...income, isSubmitted: true}
const spare = {kind: 'IDENTITY', isRequired: false, isSubmitted: false}

test.each`
    documents          | wanted        | needsCheck
    ${[]}              | ${[]}         | ${false}
    ${[income, spare]} | ${['INCOME']} | ${true}
    ${[sent]}          | ${[]}         | ${true}
    ${[spare]}         | ${[]}         | ${false}
`(
    'of $documents are wanted $wanted [VERIFY-002] [VERIFY-003] [VERIFY-004]',
    ({documents, wanted, needsCheck}) => {
        expect(wantedDocuments(documents)).toEqual(wanted)
        expect(needsIdentityCheck(true, documents)).toBe(needsCheck)
        expect(needsIdentityCheck(false, documents)).toBe(false)
    }
)
