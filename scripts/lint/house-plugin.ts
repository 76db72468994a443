import {supportedBrowsersRule} from './browsers/supported-browsers-rule'
import {noClockRule} from './domain/no-clock-rule'
import {layersRule} from './layers/layers-rule'
import {fileNameRule} from './names/file-name-rule'
import {retiredNamesRule} from './names/retired-names-rule'
import {packagesRule} from './packages/packages-rule'
import {componentSizeRule} from './sizes/component-size-rule'
import {stateHomeRule} from './state/state-home-rule'
import {noLiteralSpreadRule} from './style/no-literal-spread-rule'
import {noLiteralStyleRule} from './style/no-literal-style-rule'
import {honestTestsRule} from './tests-are-honest/honest-tests-rule'
import {noLiteralTextRule} from './words/no-literal-text-rule'

/** The project's own rules, for eslint.config.mjs. */
export const housePlugin = {
    rules: {
        layers: layersRule,
        packages: packagesRule,
        'no-clock': noClockRule,
        'state-home': stateHomeRule,
        'supported-browsers': supportedBrowsersRule,
        'no-literal-spread': noLiteralSpreadRule,
        'no-literal-style': noLiteralStyleRule,
        'no-literal-text': noLiteralTextRule,
        'honest-tests': honestTestsRule,
        'file-name': fileNameRule,
        'retired-names': retiredNamesRule,
        'component-size': componentSizeRule
    }
}
