import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {anApplication} from '../../../../tests/support/values/an-application'
import {applicationBrowser} from '../../../../tests/support/browser/application-browser'
import {goOn, heading} from '../../../../tests/support/values/application-fields'
import {addAnswers, application, changeApplication} from '../frame/application-store'

const browser = applicationBrowser()

const {personal, home} = anApplication()

const openIncome = async () => {
    changeApplication({phoneStep: 'skipped'})
    addAnswers({personal})
    addAnswers({home})
    const page = await browser.show({address: '/web-order-form/income', storeId: '01001'})
    await heading('What you earn')
    await userEvent.click(screen.getByLabelText('A job'))
    await userEvent.click(screen.getByLabelText('Every week'))
    return page
}
const amount = () => screen.getByLabelText(/How much is it/)

test.each(['350,50', '1,40', '1.400,50', '12,5', '3,50.00', '350 50', '-5', 'about 300'])(
    'an income of “%s” is not guessed: the step stays, with an example (D-47)',
    async (typed) => {
        await openIncome()
        await userEvent.type(amount(), typed)
        await goOn()

        const [problem] = await screen.findAllByText(/such as 850 or 1,250\.50/)
        expect(problem).toBeVisible()
        expect(amount()).toHaveValue(typed)
        expect(application().answers.income).toBeUndefined()
    }
)

test.each`
    typed         | cents
    ${'350.50'}   | ${350_50}
    ${'1,250.50'} | ${1_250_50}
    ${'$1,400'}   | ${1_400_00}
    ${' 850 '}    | ${850_00}
`('an income of “$typed” is $cents cents (D-47)', async ({typed, cents}) => {
    await openIncome()
    await userEvent.type(amount(), typed)
    await goOn()

    await heading('People who know you')
    expect(application().answers.income).toMatchObject({amount: cents})
})
