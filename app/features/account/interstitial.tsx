import loadable from '@loadable/component'
import {useState} from 'react'
import {interstitialRules, isInterstitialEnabled} from '@app/commerce/account/interstitial-rules'
import {contentAsset} from '@app/commerce/content/content-asset'
import {emptyQuery} from '@app/commerce/query'
import {type AccountAlert, firedRule} from '@app/domain/account-alerts'
import {useAppContext} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'
import {usePersonalQuery} from '@app/routing/use-personal-query'

const InterstitialDialog = loadable(() => import('./interstitial-dialog'), {
    resolveComponent: (module) => module.InterstitialDialog
})

/**
 * What editors have to say about the most urgent alert, once for each load of the account, in a dialog that can be closed
 * [ACCT-031] [ACCT-032] [ACCT-033] (G-46). Nothing is asked where the preference is off; nothing is shown where no rule
 * fires, or where there is nothing to read [ACCT-034].
 */
export const Interstitial = ({alerts}: {alerts: readonly AccountAlert[]}) => {
    const {commerce} = useAppContext()
    const [isClosed, setClosed] = useState(false)
    const isEnabled = useCommerceQuery(isInterstitialEnabled(commerce))
    const isOn = isEnabled.state === 'ready' && isEnabled.value
    const rules = usePersonalQuery(
        ({commerce: own, customerId}) => interstitialRules(own, customerId),
        isOn
    )
    const rule = rules.state === 'ready' ? firedRule(rules.value, alerts) : undefined
    const html = useCommerceQuery<string | null>(
        rule ? contentAsset(commerce, rule.contentAssetId) : emptyQuery,
        rule !== undefined
    )
    if (html.state !== 'ready' || html.value === null) return null
    return <InterstitialDialog html={html.value} open={!isClosed} onClose={() => setClosed(true)} />
}
