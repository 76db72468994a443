import {Accordion as ArkAccordion} from '@ark-ui/react/accordion'
import {Tabs as ArkTabs} from '@ark-ui/react/tabs'
import {type ReactNode, useId} from 'react'
import {Icon} from '../../picture/icon'

export type Panel = {label: string; content: ReactNode}

export type TabsProps = {heading: string; panels: readonly Panel[]}

/** Panels of which the chosen one is shown [CONTENT-010]. */
export const Tabs = ({heading, panels}: TabsProps) => {
    const headingId = useId()
    return (
        <section className="section" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            <ArkTabs.Root className="tabs" defaultValue="0">
                <ArkTabs.List className="tabs__list" aria-labelledby={headingId}>
                    {panels.map(({label}, index) => (
                        <ArkTabs.Trigger key={index} value={String(index)} className="tabs__tab">
                            {label}
                        </ArkTabs.Trigger>
                    ))}
                </ArkTabs.List>
                {panels.map(({content}, index) => (
                    <ArkTabs.Content key={index} value={String(index)} className="region-panel">
                        {content}
                    </ArkTabs.Content>
                ))}
            </ArkTabs.Root>
        </section>
    )
}

export type AccordionProps = {
    heading: string
    panels: readonly Panel[]
    /** Whether several may be open at once. */
    several: boolean
}

/** Panels below each other that open and close [CONTENT-011]. */
export const Accordion = ({heading, panels, several}: AccordionProps) => {
    const headingId = useId()
    return (
        <section className="section" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            <ArkAccordion.Root className="accordion" multiple={several} collapsible>
                {panels.map(({label, content}, index) => (
                    <ArkAccordion.Item key={index} value={String(index)}>
                        <h3>
                            <ArkAccordion.ItemTrigger className="accordion__trigger">
                                {label}
                                <ArkAccordion.ItemIndicator className="accordion__mark">
                                    <Icon name="chevron-down" />
                                </ArkAccordion.ItemIndicator>
                            </ArkAccordion.ItemTrigger>
                        </h3>
                        <ArkAccordion.ItemContent className="region-panel">
                            {content}
                        </ArkAccordion.ItemContent>
                    </ArkAccordion.Item>
                ))}
            </ArkAccordion.Root>
        </section>
    )
}
