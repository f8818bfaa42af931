import { useState, type ReactElement } from 'react';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

const tabs = [
  { id: 'settings', label: 'Settings', content: <p>The name and the permissions of the role.</p> },
  { id: 'users', label: 'Users', content: <p>The people in the role.</p> },
];

export function LayersSample(): ReactElement {
  const [tab, setTab] = useState('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: 'Teams', to: '/dev/ui' },
          { label: 'Spring Valley', to: '/dev/ui?team' },
        ]}
      />
      <Tabs label="Role" tabs={tabs} selected={tab} onSelect={setTab} />
      <div className={styles.row}>
        <Menu
          label="Ann Lee"
          face="Ann Lee"
          heading="ann@example.gov"
          entries={[
            { id: 'profile', label: 'Profile', icon: 'person' },
            { id: 'out', label: 'Sign out', icon: 'sign-out', startsGroup: true },
          ]}
        />
        <Button variant="danger" onPress={() => setOpen(true)}>
          Revoke token
        </Button>
      </div>
      <ConfirmDialog
        title="Revoke this token?"
        confirm="Revoke token"
        isDangerous
        isOpen={isOpen}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        Programs that use it stop working at once. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
