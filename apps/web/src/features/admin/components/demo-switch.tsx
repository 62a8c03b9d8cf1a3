import { messageOf } from '#lib/api-error.ts';
import { switchDemo } from '../api/switch-demo.ts';
import { useAdminAction } from '../hooks/use-admin-action.ts';
import { ActionAlert } from './action-alert.tsx';
import { ConfirmButton } from './confirm-button.tsx';

const SWITCH_ID = 'demo-switch';

/** Opens or closes the free demo for everybody, on every node. */
export function DemoSwitch({ isOn }: { isOn: boolean }) {
  const actions = useAdminAction(() => {});
  const flip = () =>
    void actions.perform({
      send: () => switchDemo({ isOn: !isOn }),
      done: ({ message }) => message,
      failed: (error) => messageOf(error, 'Failed to switch the demo'),
    });
  return (
    <div id={SWITCH_ID} tabIndex={-1}>
      <ConfirmButton
        label={isOn ? 'Switch the demo off' : 'Switch the demo on'}
        question={
          isOn
            ? 'Nobody can begin a free demo until it is switched on again. Demos that run may finish.'
            : 'Visitors can begin free demos again.'
        }
        answer={isOn ? 'Switch it off' : 'Switch it on'}
        look="outline"
        busy={actions.busy}
        onConfirm={flip}
      />
      <ActionAlert actions={actions} returnFocusTo={SWITCH_ID} />
    </div>
  );
}
