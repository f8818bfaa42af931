import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import styles from '#web/ui/Tabs.module.css';

interface TabEntry {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** keeps unselected panels mounted, so that they keep their input and print */
  readonly keepsAll?: boolean;
}

/** Controlled: the parent keeps the selection, usually in the URL. */
export function Tabs({ label, tabs, selected, onSelect, keepsAll = false }: TabsProps): ReactElement {
  return (
    <AriaTabs className={styles.tabs ?? ''} selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className={styles.list ?? ''} aria-label={label} data-chrome>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''} shouldForceMount={keepsAll}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
