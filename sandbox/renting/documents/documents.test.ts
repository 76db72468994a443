import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const idOf = (login: string) => `seed${login.padStart(22, '0')}`

const request = (login: string, name: string, body: object, locale = 'en-US') =>
    sandbox.call(
        `POST /custom/agreement-documents/v1/organizations/{org}/${name}?siteId=Homeward&locale=${locale}`,
        {
            token: sandbox.shopperToken(idOf(login)),
            body: {customerId: idOf(login), agreementId: 'agreement-morgan-1', ...body}
        }
    )

const textOf = async (documentId: string, locale?: string, agreementId = 'agreement-morgan-1') => {
    const {body} = await request('morgan', 'document', {documentId, agreementId}, locale)
    return Buffer.from(body.content, 'base64').toString('latin1')
}

test('an agreement’s documents are itself and a receipt of every payment, newest first', async () => {
    const {body} = await request('morgan', 'documents', {})
    const [agreement, ...receipts] = body.documents
    const days = receipts.map(({documentDate}: {documentDate: string}) => documentDate)

    expect(agreement).toMatchObject({
        documentId: 'agreement',
        documentType: 'AGREEMENT',
        signed: 'Y'
    })
    expect(receipts).toHaveLength(6)
    expect(days).toEqual([...days].sort().reverse())
})

test.each`
    documentId     | locale     | words
    ${'agreement'} | ${'en-US'} | ${['Rental-purchase agreement', 'Morgan Rivera', 'Signed electronically', 'Total cost to own', 'Number of payments']}
    ${'agreement'} | ${'es-US'} | ${['Contrato de renta', 'Firmado electr\xf3nicamente', 'Costo total']}
`('the $documentId in $locale has what was agreed', async ({documentId, locale, words}) => {
    const text = await textOf(documentId, locale)

    expect(text.startsWith('%PDF-1.7')).toBe(true)
    for (const word of words) expect(text).toContain(word)
    // Neither birth date nor tax number, nor a word that the font does not have.
    expect(text).not.toMatch(/1971|9007010|\?\?/)
})

test.each`
    locale     | words
    ${'en-US'} | ${['Sample of a rental-purchase', 'Total cost to own', '$1,560.00', 'return it at any time']}
    ${'es-US'} | ${['Ejemplo de un contrato', 'Costo total', '$1,560.00']}
`('anybody may read a sample before they sign, in $locale (D-29)', async ({locale, words}) => {
    const requested = {agreementId: 'sample', documentId: 'agreement'}
    const {status, body} = await request('blake', 'document', requested, locale)
    const text = Buffer.from(body.content, 'base64').toString('latin1')

    expect(status).toBe(200)
    for (const word of words) expect(text).toContain(word)
})

test('a receipt has its reference, the end of the card and each part', async () => {
    const {body} = await request('morgan', 'documents', {})
    const {documentId, amount} = body.documents[1]
    const text = await textOf(documentId)

    expect(text).toContain(`Receipt ${documentId}`)
    expect(text).toContain('Card ending in 1111')
    expect(text).toContain(`$${amount.toFixed(2)}`)
})

test.each([
    ['somebody else’s agreement', 'blake', 'documents', {}],
    ['somebody else’s copy', 'blake', 'document', {documentId: 'agreement'}],
    [
        'a copy asked for in another’s name',
        'blake',
        'document',
        {documentId: 'agreement', customerId: idOf('morgan')}
    ],
    ['a receipt of another agreement', 'morgan', 'document', {documentId: 'HWP00000099'}],
    ['a document that is not there', 'morgan', 'document', {documentId: 'other'}]
])('%s is not found [ASVS 8.2.2]', async (_what, login, name, body) => {
    expect((await request(login, name, body)).status).toBe(404)
})
