import { useEffect, useId, useState } from 'react';
import { inputStyle } from '#components/field.tsx';
import { useConversation } from '../hooks/conversation-context.ts';
import { type AudioDevice, listDevices } from '../session/microphone.ts';

const canChooseSpeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

/** Microphone and, where the browser can, loudspeaker. Labels exist only once the microphone is allowed. */
export function DevicePicker() {
  const controller = useConversation();
  const microphones = useDevices('audioinput');
  const speakers = useDevices('audiooutput');
  return (
    <details className="rounded-sm border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5">Sound devices</summary>
      <div className="space-y-3 border-t border-line p-3">
        <DeviceSelect label="Microphone" devices={microphones} onChoose={controller.setMicrophone} />
        {canChooseSpeaker() && speakers.length > 0 && (
          <DeviceSelect label="Speaker" devices={speakers} onChoose={controller.setSpeaker} />
        )}
      </div>
    </details>
  );
}

function DeviceSelect({
  label,
  devices,
  onChoose,
}: {
  label: string;
  devices: AudioDevice[];
  onChoose: (id: string) => Promise<void>;
}) {
  const id = useId();
  const [refused, setRefused] = useState(false);
  const choose = (deviceId: string) => {
    setRefused(false);
    onChoose(deviceId).catch(() => setRefused(true));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold">
        {label}
      </label>
      <select id={id} className={inputStyle} onChange={(event) => choose(event.target.value)}>
        {devices.map((device) => (
          <option key={device.id} value={device.id}>
            {device.label}
          </option>
        ))}
      </select>
      {refused && <p className="mt-1 text-sm font-bold text-limit">This device could not be used.</p>}
    </div>
  );
}

function useDevices(kind: 'audioinput' | 'audiooutput'): AudioDevice[] {
  const [devices, setDevices] = useState<AudioDevice[]>([]);
  useEffect(() => {
    const read = () => void listDevices(kind).then(setDevices);
    read();
    navigator.mediaDevices?.addEventListener('devicechange', read);
    return () => navigator.mediaDevices?.removeEventListener('devicechange', read);
  }, [kind]);
  return devices;
}
