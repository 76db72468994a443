import {renting, type Identity} from '../../../tests/renting'
import {testSandbox} from '../../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())
afterEach(() => world.clock.set(undefined))

const {apply, request, drawUp, member, piecesOf, readBasket, sign, temporaryBasket} =
    renting(sandbox)

/** The weekly cents of this number of pieces, as the temporary basket prices them. */
const weeklyOf = async (pieces: number) => {
    const token = sandbox.guestToken()
    const basket = await temporaryBasket(token, {
        productItems: piecesOf(pieces)
    })
    const {body} = await readBasket({token, ...basket}, basket.tempBasketId)
    return Math.round(body.productTotal * 100)
}

/** The income that gives a limit of so many dollars, which is a fifth of it. */
const incomeFor = (dollars: number) => dollars * 5

const typeOf = ({status, body}: {status: number; body: {type?: string}}) => [
    status,
    body.type?.split('/').at(-1)
]

test('more pieces than a small approval allows are refused, and no agreement is created [D-25]', async () => {
    const shopper = await member('small@homeward.example')
    const {tempBasketId} = await apply(shopper.token, {income: incomeFor(10), pieces: 4})
    const drawn = await drawUp(shopper, tempBasketId)
    const {body} = await request(shopper, 'agreement-summary agreementsummary')

    expect(typeOf(drawn)).toEqual([409, 'approval-exceeded'])
    expect(body.agreement).toEqual([])
})

test.each`
    more  | status
    ${0}  | ${200}
    ${-1} | ${409}
`('a limit of the weekly rate and $more dollars answers $status [D-25]', async ({more, status}) => {
    const weekly = await weeklyOf(1)
    const shopper = await member(`edge-${status}@homeward.example`)
    const limit = Math.ceil(weekly / 100) + more
    const {tempBasketId, decided} = await apply(shopper.token, {income: incomeFor(limit)})
    const drawn = await drawUp(shopper, tempBasketId)

    expect(decided.body.approval.weeklyApprovalAmount).toBe(limit)
    expect(drawn.status).toBe(status)
})

test('without a decision, with a refusal, or after its last day there is no agreement [D-25]', async () => {
    const undecided = await member('undecided@homeward.example')
    const bare = await temporaryBasket(undecided.token, {
        productItems: piecesOf(1)
    })
    const refused = await member('refused@homeward.example')
    const application = await apply(refused.token, {ssn: '900-12-3452'})
    const ofUndecided = await drawUp(undecided, bare.tempBasketId)
    const ofRefused = await drawUp(refused, application.tempBasketId)
    const late = await member('late@homeward.example')
    await apply(late.token)
    world.clock.set(new Date('2030-09-04T17:00:00Z'))
    const lateToken = {...late, token: sandbox.shopperToken(late.customerId)}
    const lateBasket = await temporaryBasket(lateToken.token, {
        productItems: piecesOf(1)
    })
    const afterLast = await drawUp(lateToken, lateBasket.tempBasketId)

    expect([ofUndecided, ofRefused, afterLast].map(typeOf)).toEqual([
        [409, 'approval-required'],
        [409, 'approval-required'],
        [409, 'approval-required']
    ])
})

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64')

const submit = (identity: Identity, verifyType: string) =>
    request(identity, 'verification-documents submitdocument', {
        verifyType,
        fileName: 'proof.png',
        content: png
    })

test('a conditional approval counts once its conditions are met [D-25]', async () => {
    const shopper = await member('conditional@homeward.example')
    const {tempBasketId} = await apply(shopper.token, {ssn: '900-12-3456'})
    const open = await drawUp(shopper, tempBasketId)
    await submit(shopper, 'INCOME')
    const half = await drawUp(shopper, tempBasketId)
    await request(shopper, 'identity-verification verifyidentity', {
        tempBasketId,
        lastFourSsn: '3456',
        birthDate: '1990-02-03'
    })
    const met = await drawUp(shopper, tempBasketId)

    expect(typeOf(open)).toEqual([409, 'approval-conditions-open'])
    expect(typeOf(half)).toEqual([409, 'approval-conditions-open'])
    expect(met.status).toBe(200)
})

test('a required bank account is verified after the agreement is created, and before it is signed [G-20] [G-25] [D-25]', async () => {
    const shopper = await member('bank@homeward.example')
    const {tempBasketId, decided} = await apply(shopper.token, {ssn: '900-12-3458'})
    const drawn = await drawUp(shopper, tempBasketId)
    const {agreementId} = drawn.body.agreement[0]
    const envelope = () =>
        request(shopper, 'agreement-signing envelope', {
            agreementId,
            returnUrl: 'http://localhost:3000/docusign-redirect'
        })
    const verify = async (accountNumber: string) => {
        const bank = {routingNumber: '021000021', accountNumber, accountType: 'CHECKING'}
        return (await request(shopper, 'bank-verification verifybank', bank)).body.verified
    }
    const wanted = async () =>
        (await request(shopper, 'get-existing-approval existingapproval')).body.approval
            .verificationDocuments
    const open = {verifyType: 'BANK', verifyRequired: 'Y'}

    expect(decided.body).toMatchObject({
        pageName: 'Approved',
        approval: {approvalResponse: '1', verificationDocuments: [open]}
    })
    expect(drawn.status).toBe(200)
    expect(typeOf(await envelope())).toEqual([409, 'approval-conditions-open'])
    expect(typeOf(await submit(shopper, 'BANK'))).toEqual([409, 'document-not-wanted'])
    expect(await verify('1234560000')).toBe(false)
    expect(await wanted()).toEqual([open])
    expect(await verify('000987654321')).toBe(true)
    expect(await wanted()).toEqual([{...open, verifyRequired: 'N'}])
    expect((await request(shopper, 'verification-documents documents')).body).toEqual({
        verificationDocuments: []
    })
    expect(await sign(shopper, agreementId)).toBe(303)
})

test('an unsigned agreement does not use the approval; a signed one does [D-42]', async () => {
    const shopper = await member('unsigned@homeward.example')
    const used = async () =>
        (await request(shopper, 'get-existing-approval existingapproval')).body.approval
            .weeklyOutstandingBalance
    const {tempBasketId} = await apply(shopper.token)
    const {body} = await drawUp(shopper, tempBasketId)
    const before = await used()
    await sign(shopper, body.agreement[0].agreementId)

    expect(before).toBe(0)
    expect(Math.round((await used()) * 100)).toBe(await weeklyOf(1))
})

test('of two checkouts the later one counts: an agreement of the first can no longer be signed [D-25]', async () => {
    const weekly = await weeklyOf(1)
    const shopper = await member('twice@homeward.example')
    const limit = Math.ceil(weekly / 100) + 1
    const first = await apply(shopper.token, {income: incomeFor(limit)})
    const one = (await drawUp(shopper, first.tempBasketId)).body.agreement[0].agreementId
    const second = await apply(shopper.token, {income: incomeFor(limit)})
    const two = (await drawUp(shopper, second.tempBasketId)).body.agreement[0].agreementId
    const {status} = await request(shopper, 'agreement-signing envelope', {
        agreementId: one,
        returnUrl: 'http://localhost:3000/docusign-redirect'
    })
    await sign(shopper, two)
    const {body} = await request(shopper, 'agreement-summary agreementsummary')

    expect(status).toBe(404)
    expect(body.agreement.map((found: {signerStatus: string}) => found.signerStatus)).toEqual([
        'Completed'
    ])
})

test('the seeded agreement that waits for its signature can be signed', async () => {
    const customerId = `seed${'lennon'.padStart(22, '0')}`
    const lennon = {customerId, token: sandbox.shopperToken(customerId)}

    expect(await sign(lennon, 'agreement-lennon-1')).toBe(303)
    const {body} = await request(lennon, 'agreement-summary agreementsummary')
    expect(body.agreement[0].signerStatus).toBe('Completed')
})
