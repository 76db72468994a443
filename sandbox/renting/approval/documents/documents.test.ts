import {testSandbox} from '../../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

/** Jordan is approved if income and identity are proved. */
const customerId = 'seed0000000000000000jordan'
const token = sandbox.shopperToken(customerId)

const request = (name: string, body: object) =>
    sandbox.call(
        `POST /custom/verification-documents/v1/organizations/{org}/${name}?siteId=Homeward`,
        {token, body: {customerId, ...body}}
    )

describe('a document', () => {
    const pdf = Buffer.from('%PDF-1.7 pay slip').toString('base64')
    const submit = (body: object) =>
        request('submitdocument', {
            verifyType: 'INCOME',
            fileName: 'slip.pdf',
            content: pdf,
            ...body
        })

    test('that is required is accepted, and then no longer required', async () => {
        const {body} = await submit({})

        expect(body.verificationDocuments[0]).toMatchObject({
            verifyType: 'INCOME',
            verifyRequired: 'N',
            fileName: 'slip.pdf'
        })
        expect(
            JSON.stringify(sandbox.world.statement('SELECT * FROM verification_document').all())
        ).not.toContain(pdf)
    })

    /** A PDF of so many bytes. */
    const pdfOf = (bytes: number) =>
        Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(bytes - 9)])

    test.each([
        ['10 MB, to the byte', 10 * 1024 * 1024, 200],
        ['a byte more than 10 MB', 10 * 1024 * 1024 + 1, 413],
        ['11 MB', 11 * 1024 * 1024, 413]
    ])('of %s: %s bytes give %i [G-44]', async (_what, bytes, status) => {
        const answered = await submit({content: pdfOf(bytes).toString('base64')})

        expect(answered.status).toBe(status)
        if (status === 413) expect(answered.body).toMatchObject({title: expect.any(String)})
    })

    test('may be large, other calls may not', async () => {
        const {status} = await request('documents', {
            c_note: 'x'.repeat(5 * 1024 * 1024)
        })

        expect(status).toBe(413)
    })

    test.each([
        ['is not required', {verifyType: 'RESIDENCE'}, 409],
        ['is no picture and no PDF', {content: Buffer.from('MZ').toString('base64')}, 400]
    ])('that %s is refused', async (_what, body, status) => {
        expect((await submit(body)).status).toBe(status)
    })
})
