/** The end of every form here: what the framework holds, and two buttons to tell apart. */
export function Rest({ state }: { state: string }) {
  return (
    <>
      <label>
        Name <input name="name" />
      </label>
      <p>
        <button type="submit" name="go" value="save">
          Save
        </button>
        <button type="submit" name="go" value="pay">
          Pay
        </button>
      </p>
      <output id="state">{state}</output>
    </>
  );
}
