import {execFileSync} from 'node:child_process'
import path from 'node:path'
import {expect, test} from '../support/test'

const packages = path.resolve(__dirname, '../../packages')

// The same as in jest (tests/packages/form-uses.test.tsx), bundled as the shop's pages are; no page of the shop has it.
test.beforeEach(async ({page}, testInfo) => {
    execFileSync(
        'node',
        [
            path.join(packages, 'bundle-for-browsers.js'),
            path.join(packages, 'form-uses-page.tsx'),
            testInfo.outputPath()
        ],
        {env: {...process.env, NODE_ENV: 'production'}}
    )
    await page.setContent('<!doctype html><title>Forms</title>')
    await page.addScriptTag({path: testInfo.outputPath('page.js')})
})

test('react-hook-form does in a browser what it does in tests', async ({page}) => {
    await test.step('the lines of a form can be added, moved and removed', async () => {
        const part = page.getByRole('region', {name: 'Field array'})
        await part.getByRole('button', {name: 'Add'}).click()
        await part.getByLabel('Person 2').press('End')
        await part.getByLabel('Person 2').pressSequentially(' Doe')
        await part.getByRole('button', {name: 'Move', exact: true}).click()
        await expect(part.getByLabel('Person 1')).toHaveValue('Pat Doe')
        await expect(part.getByLabel('Person 2')).toHaveValue('Kim')
        await part.getByRole('button', {name: 'Remove'}).click()
        await part.getByRole('button', {name: 'Send'}).click()
        await expect(part.getByLabel('Person 2')).toHaveCount(0)
        await expect(part.getByRole('status')).toHaveText('[{"name":"Kim"}]')
    })

    await test.step('a control that is not an input has a value, a rule, and knows whether it was changed', async () => {
        const part = page.getByRole('form', {name: 'Controlled field'})
        await part.getByRole('button', {name: 'Send'}).click()
        await expect(part.getByRole('alert')).toHaveText('Choose a size')
        await expect(part.getByText('As before')).toBeVisible()
        await part.getByRole('button', {name: 'Queen'}).click()
        await part.getByRole('button', {name: 'Send'}).click()
        await expect(part.getByRole('button', {name: 'Queen', pressed: true})).toBeVisible()
        await expect(part.getByText('Changed')).toBeVisible()
        await expect(part.getByRole('status')).toHaveText('queen')
    })

    await test.step('an error can be set on a field inside an object, with the focus, and cleared with the object', async () => {
        const part = page.getByRole('region', {name: 'Nested error'})
        await part.getByRole('button', {name: 'Refuse'}).click()
        await expect(part.getByText('No such ZIP code')).toBeVisible()
        await expect(part.getByLabel('ZIP')).toBeFocused()
        await expect(part.getByLabel('ZIP')).toHaveAttribute('aria-invalid', 'true')
        await part.getByRole('button', {name: 'Clear'}).click()
        await expect(part.getByText('No such ZIP code')).toBeHidden()
        await expect(part.getByLabel('ZIP')).toHaveAttribute('aria-invalid', 'false')
    })

    await test.step('new values leave alone what has been typed', async () => {
        const part = page.getByRole('region', {name: 'Reset values'})
        await part.getByLabel('First').press('End')
        await part.getByLabel('First').pressSequentially('berly')
        await part.getByRole('button', {name: 'Refresh'}).click()
        await expect(part.getByLabel('First')).toHaveValue('Kimberly')
        await expect(part.getByLabel('Last')).toHaveValue('Ruiz')
    })

    await test.step('a callback hears each change, with the name of its field', async () => {
        const part = page.getByRole('region', {name: 'Watched values'})
        await part.getByLabel('City').pressSequentially('Ro')
        await expect(part.getByRole('status')).toHaveText('city: R, city: Ro')
    })
})
