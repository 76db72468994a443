import {resultMessages} from '@app/features/approval/frame/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {apply, heading, person} from '../../support/application'
import {storedBy} from '../../support/browser-storage'
import {expectNoSecrets, listenForSecrets} from '../../support/secrets'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

const t = translate

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('a new person applies, and nobody finds their number anywhere but in the one call [APPR-001] [APPR-020] [APPR-024] [G-26]', async ({
    page
}) => {
    const ssn = '512-43-8861'
    const heard = listenForSecrets(page)

    await page.goto('/?utm_source=mail&utm_campaign=spring')
    await apply(page, 'en-US', ssn)

    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    await expect(page.getByText('$60.00').first()).toBeVisible()
    // The campaign of a page before goes along with the look-up of the decision [APPR-018].
    expect(heard.join()).toContain('"marketingUtm":"utm_source=mail&utm_campaign=spring"')
    await expectNoAxeViolations(page)
    await expectNoSecrets(page, heard)
    for (const other of [person.landlord, 'Friend 1', '3105550171']) {
        expect(await storedBy(page)).not.toContain(other)
    }

    await page.goBack()
    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    await page.reload()
    await expect(page.getByText('$60.00').first()).toBeVisible()
})
