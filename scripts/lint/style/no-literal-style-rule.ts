import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

const COLOUR = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl|oklch)a?\(/i
const PIXELS = /(^|[\s(,:-])\d*\.?\d+px\b/
const NAMED_COLOUR = /^(white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|teal|cyan)$/
const TAKES_COLOUR = /^(color|bg|background|backgroundColor|borderColor|outlineColor|fill|stroke)$/
/** Here a '#…' is an address and 'px' a media condition, which must be literal. */
const NOT_STYLE = /^(href|to|id|htmlFor|sizes|media|src|srcSet|d|key|aria-.*|data-.*)$/

type Carrier = TSESTree.JSXAttribute | TSESTree.Property

const nameOf = (carrier: Carrier | undefined) => {
    const key = carrier?.type === 'Property' ? carrier.key : carrier?.name
    if (key?.type === 'Identifier' || key?.type === 'JSXIdentifier') return key.name
    return key?.type === 'Literal' ? String(key.value) : ''
}

/** The prop or property that a text is given to, if any. */
const carrierOf = (node: TSESTree.Node | undefined): Carrier | undefined => {
    if (!node || node.type === 'JSXElement' || node.type === 'BlockStatement') return undefined
    if (node.type === 'JSXAttribute' || node.type === 'Property') return node
    return carrierOf(node.parent)
}

const findProblem = (text: string, name: string) => {
    if (NOT_STYLE.test(name)) return undefined
    if (COLOUR.test(text) || (TAKES_COLOUR.test(name) && NAMED_COLOUR.test(text))) return 'colour'
    return PIXELS.test(text) ? 'pixels' : undefined
}

/** Colours and sizes have names in ui/theme, so that a retailer changes them in one place. */
export const noLiteralStyleRule = houseRule({
    messages: {
        colour: '{{text}}: name this colour in ui/theme and use the name.',
        pixels: '{{text}}: use a size of ui/theme, or rem where none fits.'
    },
    create: (context) => {
        const check = (node: TSESTree.Node, text: string) => {
            const messageId = findProblem(text, nameOf(carrierOf(node.parent)))
            if (messageId) context.report({node, messageId, data: {text}})
        }
        return {
            Literal: (node) => {
                if (typeof node.value === 'string') check(node, node.value)
            },
            TemplateElement: (node) => check(node, node.value.cooked ?? '')
        }
    }
})
