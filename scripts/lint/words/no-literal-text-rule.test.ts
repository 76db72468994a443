import {problemsIn} from '../problems-in'
import {noLiteralTextRule} from './no-literal-text-rule'

test.each`
    code                                         | problems
    ${'<p>{formatMessage(messages.remove)}</p>'} | ${[]}
    ${'<p>({count})</p>'}                        | ${[]}
    ${'<p>&nbsp;·&nbsp;</p>'}                    | ${[]}
    ${'<p className="price">{" "}</p>'}          | ${[]}
    ${'<p>{`${name} · ${price}`}</p>'}           | ${[]}
    ${'<img alt="" />'}                          | ${[]}
    ${'<p>Remove</p>'}                           | ${['words']}
    ${'<p>¿Ya?</p>'}                             | ${['words']}
    ${'<p>{"Remove"}</p>'}                       | ${['words']}
    ${'<>{isNew ? "New" : price}</>'}            | ${['words']}
    ${'<p>{isNew && "New"}</p>'}                 | ${['words']}
    ${'<p>{`${count} items`}</p>'}               | ${['words']}
    ${'<img alt="A sofa" />'}                    | ${['words']}
    ${'<a aria-label={"Remove"} />'}             | ${['words']}
`('$code: $problems', ({code, problems}) => {
    expect(problemsIn(noLiteralTextRule, 'app/ui/price.tsx', code)).toEqual(problems)
})
