import {renting} from '../../../tests/renting'
import {testSandbox} from '../../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const {apply, request, member} = renting(sandbox)

const letter = {code: 'HW-0000-0001', lastName: 'Hale', zip: '90210'}
type Identity = Awaited<ReturnType<typeof member>>

const claim = (shopper: Identity, more: object = {}) =>
    request(shopper, 'claim-offer claim', {...letter, ...more})

const approvalOf = async (shopper: Identity) =>
    (await request(shopper, 'get-existing-approval existingapproval')).body.approval

test.each`
    code              | what                                        | pageName                 | weekly
    ${'HW-1000-0001'} | ${'an approval'}                            | ${'Approved'}            | ${60}
    ${'hw 1000 0011'} | ${'an approval, however the code is typed'} | ${'Approved'}            | ${60}
    ${'HW10000004'}   | ${'an approval on a condition'}             | ${'ConditionalApproval'} | ${40}
    ${'HW10000006'}   | ${'the form'}                               | ${'PreFilledWebForm'}    | ${undefined}
    ${'HW10000008'}   | ${'nothing, as nobody can answer'}          | ${'ServiceFailure'}      | ${undefined}
`('a letter with $code brings $what [G-28]', async ({code, pageName, weekly}) => {
    const shopper = await member(`${code.replace(/\W/g, '')}@homeward.example`)

    const {body} = await claim(shopper, {code})

    expect(body.pageName).toBe(pageName)
    expect(body.approval?.weeklyApprovalAmount).toBe(weekly)
    expect((await approvalOf(shopper))?.weeklyApprovalAmount).toBe(weekly)
})

test.each`
    what                         | more                    | status | type
    ${'a code that is made up'}  | ${{code: 'HW20000005'}} | ${404} | ${'offer-not-found'}
    ${'a code of another shape'} | ${{code: 'SPRING'}}     | ${404} | ${'offer-not-found'}
    ${'another name'}            | ${{lastName: 'Hill'}}   | ${404} | ${'offer-not-found'}
    ${'another zip'}             | ${{zip: '10001'}}       | ${404} | ${'offer-not-found'}
    ${'an offer that has ended'} | ${{code: 'HW20000002'}} | ${410} | ${'offer-expired'}
    ${'an offer that was used'}  | ${{code: 'HW20000003'}} | ${409} | ${'offer-used'}
    ${'no zip at all'}           | ${{zip: ''}}            | ${400} | ${''}
`(
    '$what is refused with $status and gives no approval [G-28]',
    async ({what, more, status, type}) => {
        const shopper = await member(`${what.replace(/\W/g, '')}@homeward.example`)

        const refused = await claim(shopper, more)

        expect(refused.status).toBe(status)
        expect(refused.body.type).toMatch(new RegExp(`${type}$`))
        expect(await approvalOf(shopper)).toBeUndefined()
    }
)

test('an offer belongs to one shopper: they get the same response again, anybody else reads that it was used', async () => {
    const [first, second] = [
        await member('first@homeward.example'),
        await member('second@homeward.example')
    ]
    const code = 'HW30000001'

    const once = await claim(first, {code})
    const again = await claim(first, {code})
    const other = await claim(second, {code})

    expect(again.body.approval.decisionId).toBe(once.body.approval.decisionId)
    expect(other.status).toBe(409)
})

test('an offer never makes an approval smaller, and never removes a refusal (D-33)', async () => {
    const large = await apply(sandbox.guestToken(), {income: 900})
    const refused = await apply(sandbox.guestToken(), {ssn: '900-12-3452'})

    expect((await claim(large, {code: 'HW40000001'})).body).toMatchObject({
        pageName: 'Approved',
        approval: {weeklyApprovalAmount: 150}
    })
    expect((await claim(refused, {code: 'HW40000011'})).body.pageName).toBe('Declined')
})
